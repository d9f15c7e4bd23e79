// The files of the live page. The compiler puts them into the program, so that nothing has to be installed beside it.

#include "include/CPage.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char page[] = {
#embed "Web/page.html"
};
static const unsigned char style[] = {
#embed "Web/page.css"
};
static const unsigned char script[] = {
#embed "Web/page.js"
};
static const unsigned char patching[] = {
#embed "Web/patching.js"
};
static const unsigned char state[] = {
#embed "Web/state.js"
};
static const unsigned char elements[] = {
#embed "Web/elements.js"
};
static const unsigned char server[] = {
#embed "Web/server.js"
};
static const unsigned char figures[] = {
#embed "Web/figures.js"
};
static const unsigned char inspect[] = {
#embed "Web/inspect.js"
};
static const unsigned char motion[] = {
#embed "Web/motion.js"
};
static const unsigned char interact[] = {
#embed "Web/interact.js"
};
static const unsigned char controls[] = {
#embed "Web/controls.js"
};
static const unsigned char exporting[] = {
#embed "Web/export.js"
};
static const unsigned char edges[] = {
#embed "Web/edges.js"
};
static const unsigned char toolbar[] = {
#embed "Web/toolbar.js"
};
static const unsigned char icon[] = {
#embed "Web/icon.svg"
};

#define SCRIPT "text/javascript; charset=utf-8"

static const struct page_file files[] = {
  {"/", "text/html; charset=utf-8", page, sizeof page},
  {"/page.css", "text/css; charset=utf-8", style, sizeof style},
  {"/page.js", SCRIPT, script, sizeof script},
  {"/patching.js", SCRIPT, patching, sizeof patching},
  {"/state.js", SCRIPT, state, sizeof state},
  {"/elements.js", SCRIPT, elements, sizeof elements},
  {"/server.js", SCRIPT, server, sizeof server},
  {"/figures.js", SCRIPT, figures, sizeof figures},
  {"/inspect.js", SCRIPT, inspect, sizeof inspect},
  {"/motion.js", SCRIPT, motion, sizeof motion},
  {"/interact.js", SCRIPT, interact, sizeof interact},
  {"/controls.js", SCRIPT, controls, sizeof controls},
  {"/export.js", SCRIPT, exporting, sizeof exporting},
  {"/edges.js", SCRIPT, edges, sizeof edges},
  {"/toolbar.js", SCRIPT, toolbar, sizeof toolbar},
  {"/icon.svg", "image/svg+xml", icon, sizeof icon},
};

const struct page_file *page_file(size_t index) {
  return index < sizeof files / sizeof *files ? &files[index] : NULL;
}
