-- A filter for Pandoc: draws the code blocks of class `plumbline` and puts the figure below each.
--
--   ``` {.swift .plumbline name=box caption="A box." show=frames}
--   Rectangle().frame(width: 40, height: 20)
--   ```
--
-- usage: pandoc book.md --lua-filter plumbline.lua -o book.html
-- Pictures go to the folder `images`, or to that of the metadata `plumbline-images`; LaTeX gets PDF, other formats SVG.
-- Words without a value are classes or have the value `yes`: `.hide`, `hide=yes`. PLUMBLINE names the program.

local program = os.getenv("PLUMBLINE") or "plumbline"

-- The words of an info string for a block's attributes.
local function words(block)
  local result = {}
  if block.identifier ~= "" then table.insert(result, "name=" .. block.identifier) end
  for _, class in ipairs(block.classes) do
    if class ~= "swift" and class ~= "plumbline" then table.insert(result, class) end
  end
  local names = {}
  for name in pairs(block.attributes) do table.insert(names, name) end
  table.sort(names)
  for _, name in ipairs(names) do
    local value = block.attributes[name]
    if value == "yes" then
      table.insert(result, name)
    else
      table.insert(result, name .. '="' .. value:gsub('[\\"]', "\\%0") .. '"')
    end
  end
  return table.concat(result, " ")
end

-- The figure's HTML as Pandoc's Markdown, for formats that drop HTML: the light picture and the anchor of references.
local function withoutHTML(text)
  text = text:gsub("<picture>.-(<img [^>]*>).-</picture>", "%1")
  text = text:gsub('<img alt="([^"]*)" src="([^"]*)"[^>]*>', function(alt, path)
    return "![" .. alt:gsub("[%[%]]", "\\%0") .. "](" .. path .. ")"
  end)
  return (text:gsub('<a id="([^"]*)"></a>', "[]{#%1}"))
end

-- Whether a link without a text leads to a figure.
local function isReference(link) return #link.content == 0 and link.target:match("^#fig:[^%s]+$") ~= nil end

function Pandoc(doc)
  -- All blocks are one page, so that later ones can use what earlier ones declare. The numbers of figures follow its headings.
  local page, count = {}, 0
  for _, block in ipairs(doc.blocks) do
    if block.t == "Header" and block.level == 1 then table.insert(page, "# " .. pandoc.utils.stringify(block) .. "\n") end
  end
  doc:walk({
    CodeBlock = function(block)
      if not block.classes:includes("plumbline") then return nil end
      count = count + 1
      table.insert(page, "<!-- block " .. count .. " -->\n\n~~~~~~swift plumbline " .. words(block) .. "\n" .. block.text .. "\n~~~~~~\n")
    end,
  })
  if count == 0 then return nil end
  -- Links without a text get that of the reference.
  doc:walk({
    Link = function(link)
      if isReference(link) then table.insert(page, "<!-- block " .. link.target .. " -->\n\n[](" .. link.target .. ")\n") end
    end,
  })
  local images = doc.meta["plumbline-images"] and pandoc.utils.stringify(doc.meta["plumbline-images"]) or "images"
  local input = PANDOC_STATE.input_files[1] or "page.md"
  local format = (FORMAT:match("latex") or FORMAT:match("beamer") or FORMAT:match("context")) and "pdf" or "svg"
  -- Pandoc finds pictures from the folder in which it runs.
  local name = input:match("[^/]*$")
  local text = pandoc.pipe(program, { "markdown", "-", "--page", name, "--images", images, "--format", format },
    table.concat(page, "\n") .. "\n<!-- block end -->\n")
  local parts, key, lines = {}, nil, {}
  for line in text:gmatch("([^\n]*)\n") do
    local mark = line:match("^<!%-%- block (%S+) %-%->$")
    if mark then
      if key then parts[key] = table.concat(lines, "\n") end
      key, lines = tonumber(mark) or mark, {}
    else
      table.insert(lines, line)
    end
  end
  -- A book of EPUB holds the pictures of its images, not those that are named for dark pages only.
  local isHTML = FORMAT:match("html") or FORMAT:match("slidy") or FORMAT:match("reveal")
  count = 0
  return doc:walk({
    CodeBlock = function(block)
      if not block.classes:includes("plumbline") then return nil end
      count = count + 1
      local part = isHTML and parts[count] or withoutHTML(parts[count])
      return pandoc.read(part, "markdown-implicit_figures").blocks
    end,
    Link = function(link)
      if not isReference(link) then return nil end
      link.content = pandoc.utils.blocks_to_inlines(pandoc.read(parts[link.target], "markdown").blocks)[1].content
      return link
    end,
  })
end
