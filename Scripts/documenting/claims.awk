# Compares the statements of layout files about their views with their layouts. A comment such as `// Text (10, 0) 40×20 · leading 8`
# holds if a line of the layout has that name, has that position and size, and continues with that text. A
# comment may omit the name, the position or the text; numbers are compared to as many decimals as it has.
# usage: plumbline layout *.swift >LAYOUTS; awk -f claims.awk *.swift LAYOUTS
function decimals(number) { return number ~ /\./ ? length(number) - index(number, ".") : 0 }
function agree(claim, actual, unit) {
  unit = 10 ^ -decimals(claim)
  return claim - actual <= unit * 0.5000001 && actual - claim <= unit * 0.5000001
}
# Splits a line into name, x, y, width, height and the text behind them.
function split_line(line, part, size) {
  part["x"] = part["y"] = part["name"] = ""
  if (!match(line, /[0-9.]+×[0-9.]+/)) return 0
  size = substr(line, RSTART, RLENGTH)
  part["rest"] = substr(line, RSTART + RLENGTH)
  part["name"] = substr(line, 1, RSTART - 1)
  part["width"] = size; sub(/×.*/, "", part["width"])
  part["height"] = size; sub(/.*×/, "", part["height"])
  if (match(part["name"], /\(-?[0-9.]+, -?[0-9.]+\) $/)) {
    size = substr(part["name"], RSTART + 1, RLENGTH - 3)
    part["name"] = substr(part["name"], 1, RSTART - 1)
    part["x"] = size; sub(/,.*/, "", part["x"])
    part["y"] = size; sub(/.*, /, "", part["y"])
  }
  sub(/ +$/, "", part["name"])
  return 1
}
FNR == 1 { file = FILENAME; sub(/^.*\//, "", file) }
FILENAME ~ /\.swift$/ {
  if (match($0, /\/\/ [^\/]*[0-9]×[0-9]/)) {
    claims[++count] = substr($0, RSTART + 3)
    source[count] = file
    place[count] = file ":" FNR
  }
  next
}
/\.swift · / { file = substr($0, 1, index($0, ".swift") + 5) }
{
  line = $0
  gsub(/├|└|│|─/, "", line)
  sub(/^ +/, "", line)
  lines[++total] = line
  figure[total] = file
}
END {
  for (i = 1; i <= count; i++) {
    split_line(claims[i], claim)
    found = 0
    for (j = 1; j <= total && !found; j++) {
      if (figure[j] != source[i] || used[j] || !split_line(lines[j], view)) continue
      if (claim["name"] != "" && !index(view["name"], claim["name"])) continue
      if (claim["x"] != "" && !(agree(claim["x"], view["x"]) && agree(claim["y"], view["y"]))) continue
      if (!agree(claim["width"], view["width"]) || !agree(claim["height"], view["height"])) continue
      if (!index(view["rest"], claim["rest"])) continue
      used[j] = found = 1
    }
    if (found) continue
    printf "%s: error: no view is laid out as '%s'; the layout is\n", place[i], claims[i]
    for (j = 1; j <= total; j++) if (figure[j] == source[i]) print "  " lines[j]
    status = 1
  }
  exit status
}
