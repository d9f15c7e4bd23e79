# Turns the output of Benchmarks into rows: the work, the peer, and how many times as long as Plumbline the peer takes.
function row(peer, ratio) {
  if (ratio > 0) printf "%s: %s|%s|" (ratio < 10 ? "%.1f" : "%.0f") "\n", suite, work, peer, ratio
}
function before(word,  i) { for (i = NF; i > 1; i--) if ($i == word) return $(i - 1); return 0 }
function after(word,  i) { for (i = 1; i < NF; i++) if ($i == word) return $(i + 1); return 0 }
# The program that a command runs, and for those of Scripts/bench.d the engine that it calls.
function program(  i, name) {
  for (i = 1; i <= NF; i++) if ($i ~ /one\.py$/) return $(i + 1)
  name = $2
  sub(/.*\//, "", name)
  return name == "fig_floor" ? "floor " $3 : name
}
/^[^ ]/ { work = $0; sub(/:.*/, "", work); sub(/^[0-9.]+ /, "", work); sub(/ a second/, "", work); next }
suite == "layout" && /× Plumbline/ { row($1, before("×")); next }
suite == "text" && /beside/ { sub(/^ +/, ""); peer = $0; sub(/:.*/, "", peer); sub(/.*beside /, "", peer); row(peer, before("×")); next }
suite == "figure" && /Plumbline takes/ { ratio = after("takes"); row(program(), ratio ? 1 / ratio : 0); next }
suite == "batch" && /Plumbline is/ { row($1 ", " after("on") " at once", after("is")); next }
suite == "comparing" && /Plumbline takes/ { ratio = after("takes"); row($1 == "diff-floor" ? "floor " $2 : $1, ratio ? 1 / ratio : 0); next }
