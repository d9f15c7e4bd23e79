#!/usr/bin/env python3
"""Takes pictures of the live page: an inspected view, in light, and a screen after a tap, in dark.

usage: screens.py PLUMBLINE FOLDER
"""
import base64, io, sys, time
from PIL import Image
from live import Browser, Served

TRIPS = """import SwiftUI

#Preview("Trip", traits: .fixedLayout(width: 340, height: 230)) {
  VStack(alignment: .leading, spacing: 12) {
    Text("Harbour").font(.title2).bold()
    Text("8:05, platform 2")
    RoundedRectangle(cornerRadius: 8)
      .fill(.teal)
      .frame(width: 180, height: 36)
      .alignmentGuide(.leading) { d in d[.leading] + 12 }
    Text("Castle").font(.title2).bold()
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


def open_page(tool, text, name, appearance, fragment):
    served, browser = Served(tool, text, name), Browser()
    browser.call("Emulation.setDeviceMetricsOverride", width=1120, height=640, deviceScaleFactor=1, mobile=False)
    browser.call("Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": appearance}])
    browser.call("Page.navigate", url=served.address)
    browser.wait("document.querySelector('figure svg')")
    browser.value(f"location.hash = {fragment!r}; 0")
    time.sleep(0.6)
    # The folder's name differs from run to run.
    browser.value(f"document.querySelector('main h2').textContent = {name!r}; 0")
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
    served, browser = open_page(tool, TRIPS, "Trip.swift", "light", "zoom=1.25")
    click(browser, "document.querySelector('figure [data-name^=RoundedRectangle]')")
    browser.value("document.querySelector('figure .canvas').focus(); 0")
    browser.press("ArrowUp", 38)
    time.sleep(0.5)
    browser.wait("document.querySelector('.guide:not(.unset)')")
    browser.value("document.querySelector('.guide:not(.unset)').focus(); 0")
    for _ in range(6):
        browser.press("ArrowLeft", 37)
        time.sleep(0.2)
    picture(browser, folder + "/live-inspect.png")
    browser.close(), served.close()
    served, browser = open_page(tool, COUNTER, "Tickets.swift", "dark", "mode=interact&zoom=1.25")
    click(browser, "[...document.querySelectorAll('figure [data-name]')].find((g) => /Toggle|switch/i.test(g.dataset.name))")
    click(browser, text("Buy"))
    picture(browser, folder + "/live-interact.png")
    browser.close(), served.close()


main()
