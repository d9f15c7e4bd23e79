#!/usr/bin/env python3
"""Takes pictures of the live page: a view taken apart, in light, and a screen that was touched, in dark.

usage: screens.py PLUMBLINE FOLDER
"""
import base64, io, sys, time
from PIL import Image
from live import Browser, Served

TRIPS = """import SwiftUI

struct Stop: View {
  let time: String
  let name: String

  var body: some View {
    HStack(alignment: .firstTextBaseline, spacing: 12) {
      Text(time).font(.headline).monospacedDigit()
      Text(name).font(.title3)
    }
  }
}

#Preview("Trip", traits: .fixedLayout(width: 340, height: 230)) {
  VStack(alignment: .leading, spacing: 14) {
    Stop(time: "8:05", name: "Harbour")
    Stop(time: "8:20", name: "Old Town")
      .alignmentGuide(.leading) { d in d[.leading] - 24 }
    RoundedRectangle(cornerRadius: 8)
      .fill(.teal)
      .frame(width: 180, height: 36)
    Stop(time: "9:40", name: "Castle")
  }
}
"""

COUNTER = """import SwiftUI

struct Tickets: View {
  @State private var count = 1
  @State private var isReturn = false

  var body: some View {
    VStack(spacing: 16) {
      Text("\\(count) × \\(isReturn ? "return" : "single")").font(.title2).bold()
      Stepper("Tickets", value: $count, in: 1...9)
      Toggle("Return", isOn: $isReturn)
      Button("Buy") {}
        .buttonStyle(.borderedProminent)
    }
    .padding()
  }
}

#Preview("Tickets", traits: .fixedLayout(width: 340, height: 230)) {
  Tickets()
}
"""


def picture(browser, path):
    time.sleep(0.4)
    data = base64.b64decode(browser.call("Page.captureScreenshot", format="png")["data"])
    # 96 colours are enough for text, lines and flat areas.
    image = Image.open(io.BytesIO(data)).convert("RGB").quantize(96, dither=Image.Dither.NONE)
    image.save(path, optimize=True)


def open_page(tool, text, appearance, fragment):
    served, browser = Served(tool, text), Browser()
    browser.call("Emulation.setDeviceMetricsOverride", width=1120, height=640, deviceScaleFactor=1, mobile=False)
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": appearance}])
    browser.call("Page.navigate", url=served.address)
    browser.wait("document.querySelector('figure svg')")
    browser.value(f"location.hash = {fragment!r}; 0")
    time.sleep(0.6)
    # The folder's name differs from run to run.
    browser.value("document.querySelector('main h2').textContent = 'Trip.swift'; 0")
    return served, browser


def click(browser, element):
    x, y = browser.value(
        f"(() => {{ const r = ({element}).getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]; }})()")
    for kind in ("mousePressed", "mouseReleased"):
        browser.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", buttons=1, clickCount=1)
    time.sleep(0.6)


def text(words):
    return f"[...document.querySelectorAll('figure text')].find((t) => t.textContent.includes('{words}'))"


def main():
    tool, folder = sys.argv[1:]
    served, browser = open_page(tool, TRIPS, "light", "zoom=1.25")
    click(browser, "document.querySelector('figure [data-name^=RoundedRectangle]')")
    browser.value("document.querySelector('figure .canvas').focus(); 0")
    browser.press("ArrowUp", 38)
    time.sleep(0.5)
    browser.value("document.querySelector('[role=slider].set, [role=slider]:not(.unset)').focus(); 0")
    for _ in range(6):
        browser.press("ArrowLeft", 37)
        time.sleep(0.2)
    picture(browser, folder + "/live-inspect.png")
    browser.close(), served.close()
    served, browser = open_page(tool, COUNTER, "dark", "mode=interact&zoom=1.25")
    click(browser, "[...document.querySelectorAll('figure [data-name]')].find((g) => /Toggle|switch/i.test(g.dataset.name))")
    click(browser, text("Buy"))
    picture(browser, folder + "/live-interact.png")
    browser.close(), served.close()


main()
