#!/usr/bin/env python3
"""Opens the live page in Firefox without a window, driven by its Marionette protocol, and acts as a user does.

usage: firefox.py PLUMBLINE
"""
import json, os, shutil, socket, subprocess, sys, tempfile, time
from live import Driven, Served

SOURCE = """import SwiftUI

#Preview("Bars", traits: .fixedLayout(width: 300, height: 200)) {
  VStack(alignment: .leading, spacing: 8) {
    Rectangle().frame(width: 120, height: 50)
    Rectangle().fill(.red).frame(width: 200, height: 50)
      .alignmentGuide(.leading) { d in d[.leading] + 20 }
    Text("a").padding(4)
  }
}

struct Counter: View {
  @State private var count = 0
  @State private var name = ""

  var body: some View {
    VStack {
      Text("\\(count) taps")
      Button("More") { count += 1 }
      TextField("Name", text: $name)
      Text("Hello \\(name)")
    }
  }
}

#Preview("Counter", traits: .fixedLayout(width: 240, height: 200)) { Counter() }
"""


class Firefox(Driven):
    """Firefox; messages are `LENGTH:[type, number, name, parameters]`."""

    def __init__(self, width=1400, height=900):
        self.profile = tempfile.mkdtemp(prefix="plumbline-firefox-")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        with open(self.profile + "/user.js", "w") as file:
            file.write(f'user_pref("marionette.port", {port});\n')
            file.write('user_pref("datareporting.policy.dataSubmissionEnabled", false);\n')
        self.process = subprocess.Popen(
            ["firefox-esr", "--headless", "--marionette", "--remote-allow-system-access", "--profile", self.profile, "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
            env={**os.environ, "MOZ_HEADLESS_WIDTH": str(width), "MOZ_HEADLESS_HEIGHT": str(height), "HOME": self.profile})
        end = time.time() + 60
        while True:
            try:
                self.socket = socket.create_connection(("127.0.0.1", port))
                break
            except OSError:
                if time.time() > end:
                    raise
                time.sleep(0.2)
        self.count = 0
        self.receive()
        self.call("WebDriver:NewSession", capabilities={"alwaysMatch": {}})

    def receive(self):
        length = b""
        while not length.endswith(b":"):
            length += self.socket.recv(1)
        data = b""
        while len(data) < int(length[:-1]):
            data += self.socket.recv(int(length[:-1]) - len(data))
        return json.loads(data)

    def call(self, name, **parameters):
        self.count += 1
        message = json.dumps([0, self.count, name, parameters]).encode()
        self.socket.sendall(f"{len(message)}:".encode() + message)
        while True:
            kind, number, error, result = self.receive()
            if (kind, number) != (1, self.count):
                continue
            if error:
                raise RuntimeError(f"{name}: {error['message']}")
            return result

    def value(self, expression):
        return self.call("WebDriver:ExecuteScript", script="return " + expression, args=[])["value"]

    def zoom(self, factor):
        """Enlarges the page: windows are at least 500 px wide, which is 250 px of a page at the factor 2."""
        self.call("Marionette:SetContext", value="chrome")
        self.value(f"(gBrowser.selectedBrowser.fullZoom = {factor})")
        self.call("Marionette:SetContext", value="content")

    def pointer(self, *actions):
        source = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": list(actions)}
        self.call("WebDriver:PerformActions", actions=[source])

    def drag(self, points):
        moves = [{"type": "pointerMove", "x": int(x), "y": int(y), "duration": 30} for x, y in points]
        down, up = {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}
        self.pointer(moves[0], down, *moves[1:], up)

    def press(self, key):
        keys = [{"type": "keyDown", "value": key}, {"type": "keyUp", "value": key}]
        self.call("WebDriver:PerformActions", actions=[{"type": "key", "id": "keys", "actions": keys}])

    def middle(self, element):
        return self.value(
            f"(() => {{ const r = ({element}).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] }})()")


def text(words):
    return f"[...document.querySelectorAll('figure text')].find((text) => text.textContent === '{words}')"


def main():
    served, page = Served(sys.argv[1], SOURCE), Firefox()
    patch = "(document.querySelector('#changes pre')?.textContent ?? '')"
    guide = "document.querySelector('[role=slider].guide')"
    try:
        page.call("WebDriver:Navigate", url=served.address)
        page.wait("document.querySelectorAll('figure svg').length === 2")
        page.wait(guide)
        x, y = page.middle(guide)
        page.drag([(x, y), (x + 6, y), (x + 12, y)])
        page.wait(f"{patch}.includes('d[.leading] + 32')")
        page.value(f"{guide}.focus()")
        page.press("\ue014")
        page.wait(f"{patch}.includes('d[.leading] + 33')")
        x, y = page.middle("document.querySelectorAll('figure svg [data-name^=Rectangle]')[1]")
        page.drag([(x, y)])
        page.wait("document.querySelector('#details h2')?.textContent.startsWith('Rectangle 2')")
        served.write(SOURCE.replace('Text("a")', 'Text("changed")'))
        page.wait(text("changed"))
        page.wait(f"{patch}.includes('d[.leading] + 33')")
        page.value("document.querySelector('#figures .canvas').focus()")
        page.press("t")
        page.wait("document.body.dataset.mode === 'interact'")
        page.wait("document.querySelector('dl.states')")
        time.sleep(0.5)
        page.drag([page.middle(text("More"))])
        page.wait(text("1 taps"))
        time.sleep(0.5)
        page.drag([page.middle(text("Name"))])
        for key in "Ada":
            page.press(key)
        page.wait(text("Hello Ada"))
        page.wait("[...document.querySelectorAll('dl.states')].some((list) => list.textContent.includes('Counter.count1'))")
        for width in (500, 2000):
            page.call("WebDriver:SetWindowRect", width=width, height=700)
            page.wait(f"innerWidth === {width}")
            page.wait("document.documentElement.scrollWidth === innerWidth")
        # As on a phone, 320 px wide.
        page.zoom(2)
        page.call("WebDriver:SetWindowRect", width=640, height=1400)
        page.wait("innerWidth === 320")
        page.wait("document.documentElement.scrollWidth === innerWidth")
        page.value("document.querySelector('input[value=inspect]').click()")
        page.wait(guide)
        page.wait("!document.querySelector('.controls > *')")
        page.value("document.querySelector('#figures .canvas').focus()")
        page.press("\ue015")
        page.wait("document.querySelector('#details h2')")
        page.wait("document.documentElement.scrollWidth === innerWidth")
        print("firefox: the page works")
    finally:
        page.close()
        served.close()


main()
