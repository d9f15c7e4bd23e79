#!/usr/bin/env python3
"""Measures the live page in Chromium: saves of a file of 60 lines, and changes of a guide among 200 and 10,000 views.
Times begin when the file is written or the key arrives, and end in the task after the frame that shows the change.

usage: live.py PLUMBLINE [saves|steps …] [--runs N] [--views N,N]
"""
import argparse, json, os, shutil, statistics, subprocess, tempfile, threading, time

HOOK = """
(() => {
  const log = (window.__log = []);
  const now = () => performance.timeOrigin + performance.now();
  const Source = window.EventSource;
  window.EventSource = class extends Source {
    addEventListener(name, handler) {
      super.addEventListener(name, (event) => {
        if (name !== "program") return handler(event);
        const entry = { arrival: now(), bytes: event.data.length };
        handler(event);
        entry.applied = now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => { entry.painted = now(); log.push(entry); };
          channel.port2.postMessage(0);
        });
      });
    }
  };
  addEventListener("keydown", () => { window.__key = now(); }, true);
})();
"""


class Driven:
    """A browser without a window: a process with a profile of its own, whose subclasses evaluate code in its page."""

    def wait(self, condition, seconds=60):
        end = time.time() + seconds
        while time.time() < end:
            try:
                if self.value(f"!!({condition})"):
                    return
            except RuntimeError:
                pass
            time.sleep(0.01)
        raise TimeoutError(condition)

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


class Browser(Driven):
    """Chromium, driven over two pipes."""

    def __init__(self, width=1400, height=900):
        self.profile = tempfile.mkdtemp(prefix="plumbline-bench-")
        read, self.input = os.pipe()
        self.output, write = os.pipe()

        def connect():
            os.dup2(read, 203), os.dup2(write, 204)
            os.dup2(203, 3), os.dup2(204, 4)

        self.process = subprocess.Popen(
            ["chromium", "--headless=new", "--no-sandbox", "--remote-debugging-pipe", "--disable-gpu",
             f"--window-size={width},{height}", f"--user-data-dir={self.profile}", "about:blank"],
            close_fds=False, preexec_fn=connect, stdin=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        os.close(read), os.close(write)
        self.count, self.session, self.answers, self.events = 0, None, {}, []
        self.arrived = threading.Condition()
        threading.Thread(target=self.receive, daemon=True).start()
        page = next(t for t in self.call("Target.getTargets")["targetInfos"] if t["type"] == "page")
        self.session = self.call("Target.attachToTarget", targetId=page["targetId"], flatten=True)["sessionId"]
        for domain in ("Page", "Runtime"):
            self.call(domain + ".enable")
        self.call("Page.addScriptToEvaluateOnNewDocument", source=HOOK)

    def receive(self):
        pending = b""
        while part := os.read(self.output, 1 << 20):
            *messages, pending = (pending + part).split(b"\0")
            with self.arrived:
                for message in map(json.loads, messages):
                    if "id" in message:
                        self.answers[message["id"]] = message
                    else:
                        self.events.append(message)
                self.arrived.notify_all()

    def call(self, method, **parameters):
        self.count += 1
        number = self.count
        message = {"id": number, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        os.write(self.input, json.dumps(message).encode() + b"\0")
        with self.arrived:
            if not self.arrived.wait_for(lambda: number in self.answers, 60):
                raise TimeoutError(method)
            answer = self.answers.pop(number)
        if "error" in answer:
            raise RuntimeError(f"{method}: {answer['error']}")
        return answer["result"]

    def value(self, expression):
        result = self.call("Runtime.evaluate", expression=expression, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in result:
            raise RuntimeError(str(result["exceptionDetails"]))
        return result["result"].get("value")

    def press(self, key, code):
        for kind in ("rawKeyDown", "keyUp"):
            self.call("Input.dispatchKeyEvent", type=kind, key=key, code=key, windowsVirtualKeyCode=code)

    def offset(self):
        """The page's clock minus that of this program, in milliseconds; both count from the same epoch."""
        best = None
        for _ in range(20):
            start = time.time()
            there = self.value("performance.timeOrigin + performance.now()")
            end = time.time()
            if best is None or end - start < best[0]:
                best = (end - start, there - (start + end) / 2 * 1000)
        return best[1]


class Served:
    """A folder with one file, and the tool that serves it."""

    def __init__(self, tool, text, name="screen.swift"):
        self.folder = tempfile.mkdtemp(prefix="plumbline-bench-")
        self.path = f"{self.folder}/{name}"
        self.write(text)
        self.process = subprocess.Popen([tool, "serve", self.folder], stdout=subprocess.PIPE)
        self.address = self.process.stdout.readline().decode().strip()

    def write(self, text):
        with open(self.path, "w") as file:
            file.write(text)

    def work(self):
        """The processor time that the tool has used, in milliseconds."""
        folder = f"/proc/{self.process.pid}/task"
        return sum(int(open(f"{folder}/{task}/schedstat").read().split()[0]) for task in os.listdir(folder)) / 1e6

    def close(self):
        self.process.terminate()
        self.process.wait()
        shutil.rmtree(self.folder)


def sixty_lines(number):
    """A screen of 60 lines, whose text and spacing depend on a number."""
    rows = "\n".join(
        f"""      Row(title: "Item {i}", value: "{i * 7}", color: .{c})"""
        for i, c in enumerate(["red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple"]))
    return f"""import SwiftUI

struct Row: View {{
  let title: String
  let value: String
  let color: Color

  var body: some View {{
    HStack(spacing: 12) {{
      RoundedRectangle(cornerRadius: 6)
        .fill(color)
        .frame(width: 28, height: 28)
      Text(title)
        .font(.body)
      Spacer()
      Text(value)
        .foregroundStyle(.secondary)
    }}
    .padding(.horizontal)
  }}
}}

struct Screen: View {{
  var body: some View {{
    VStack(alignment: .leading, spacing: {4 + number % 5}) {{
      Text("Summary {number}")
        .font(.largeTitle)
        .bold()
        .padding(.horizontal)
{rows}
      Divider()
      HStack {{
        Text("Total")
          .font(.headline)
        Spacer()
        Text("{number * 3}")
          .font(.headline)
      }}
      .padding(.horizontal)
      HStack {{
        Button("Cancel") {{}}
        Spacer()
        Button("Save") {{}}
          .buttonStyle(.borderedProminent)
      }}
      .padding()
    }}
    .padding(.vertical)
  }}
}}

#Preview("Screen") {{
  Screen()
}}
"""


def many(views):
    """Rows of labels and shapes with a number of views, one of which sets a guide."""
    rows = max((views - 10) // 6, 1)
    return f"""import SwiftUI

#Preview("Many", traits: .fixedLayout(width: 400, height: {rows * 24 + 40})) {{
  VStack(alignment: .leading, spacing: 4) {{
    Rectangle().frame(width: 40, height: 10)
      .alignmentGuide(.leading) {{ d in d[.leading] + 20 }}
    ForEach(0..<{rows}, id: \\.self) {{ index in
      HStack(spacing: 6) {{
        Text("Row \\(index)")
        Circle().frame(width: 12, height: 12)
        Rectangle().frame(width: 60, height: 8)
      }}
    }}
  }}
}}
"""


def report(name, values):
    values = sorted(values)
    at = lambda share: values[min(int(len(values) * share), len(values) - 1)]
    print(f"  {name:<34} median {statistics.median(values):7.1f}   95 % {at(0.95):7.1f}   most {values[-1]:7.1f} ms")


def show(entries):
    report("the server's processor time", [entry["work"] for entry in entries])
    for name in ("arrival", "applied", "painted"):
        title = {"arrival": "the server's part, with transport", "applied": "elements changed", "painted": "pixels changed"}
        report(title[name], [entry[name] - entry["start"] for entry in entries])
    print(f"  {'sent':<34} median {statistics.median(e['bytes'] for e in entries):9.0f} bytes")


def measure(tool, text, act, runs, warm=5):
    served, browser = Served(tool, text), Browser()
    try:
        browser.call("Page.navigate", url=served.address)
        browser.wait("document.querySelector('figure svg')")
        browser.wait("window.__log.length > 0")
        time.sleep(0.5)
        entries = []
        for number in range(runs + warm):
            offset = browser.offset() if number % 10 == 0 else offset
            # Between two steps, so that no step meets the same phase of the display.
            time.sleep(0.1 + (number * 7 % 16) / 1000)
            browser.value("window.__log.length = 0; 0")
            work = served.work()
            start = act(served, browser, number)
            browser.wait("window.__log.length > 0")
            entry = browser.value("window.__log[0]")
            entry["work"] = served.work() - work
            entry["start"] = start + offset if start else browser.value("window.__key")
            if number >= warm:
                entries.append(entry)
        show(entries)
    finally:
        browser.close()
        served.close()


def save(served, browser, number):
    text = sixty_lines(number + 1)
    start = time.time() * 1000
    served.write(text)
    return start


def step(served, browser, number):
    if number == 0:
        browser.value("document.querySelector('[role=slider].guide').focus()")
    browser.press("ArrowRight", 39)
    return None


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("tool")
    parser.add_argument("what", nargs="*", default=["saves", "steps"])
    parser.add_argument("--runs", type=int, default=60)
    parser.add_argument("--views", default="200,10000")
    options = parser.parse_args()
    if "saves" in options.what:
        lines = sixty_lines(0).count("\n")
        print(f"a save of {lines} lines, {options.runs} times")
        measure(options.tool, sixty_lines(0), save, options.runs)
    if "steps" in options.what:
        for views in map(int, options.views.split(",")):
            print(f"a guide moved by a key among {views} views, {options.runs} times")
            measure(options.tool, many(views), step, options.runs)


if __name__ == "__main__":
    main()
