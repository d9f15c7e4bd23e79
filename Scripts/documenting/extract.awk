# Writes the layout files of an article: each Swift code block with a preview, under the name of the figure that follows it.
# usage: awk -v folder=DIR -f extract.awk ARTICLE.md
function fault(message) {
  printf "%s:%d: error: %s\n", FILENAME, FNR, message > "/dev/stderr"
  status = 1
}
/^```swift$/ { inside = 1; code = ""; next }
/^```$/ && inside {
  inside = 0
  if (code !~ /#Preview/) next
  if (waiting) fault("the code block before this one has no figure")
  waiting = 1
  next
}
inside { code = code $0 "\n"; next }
/^!\[[^]]+\]\([A-Za-z0-9-]+\)$/ {
  name = $0
  sub(/^.*\(/, "", name)
  sub(/\)$/, "", name)
  if (!waiting) fault("the figure '" name "' has no code block")
  file = folder "/" name ".swift"
  if ((getline line < file) >= 0) fault("two figures are named '" name "'")
  close(file)
  printf "%s", code > file
  close(file)
  waiting = 0
}
END {
  if (waiting) fault("the last code block has no figure")
  exit status
}
