"""Prints the characters that the reduced Noto Sans SC keeps: GB 2312, Latin and common symbols."""

# First and last code point of each block that is kept as far as the font has it.
BLOCKS = [
    (0x0020, 0x007E),  # ASCII
    (0x00A0, 0x017F),  # Latin-1 and Latin Extended-A
    (0x01CD, 0x01DC),  # the vowels of pinyin
    (0x0370, 0x03FF),  # Greek
    (0x2010, 0x205E),  # punctuation
    (0x2070, 0x209C),  # superscripts and subscripts
    (0x20A0, 0x20BF),  # currencies
    (0x2100, 0x214F),  # letterlike symbols
    (0x2150, 0x218B),  # number forms
    (0x2190, 0x21FF),  # arrows
    (0x2200, 0x22FF),  # mathematical operators
    (0x2460, 0x24FF),  # enclosed numbers
    (0x2500, 0x25FF),  # box drawing, blocks, geometric shapes
    (0x2600, 0x27BF),  # symbols and dingbats
    (0x3000, 0x303F),  # Chinese punctuation
    (0xFF01, 0xFFE6),  # fullwidth forms
]


def gb2312():
    """All characters of the national standard GB 2312-80."""
    for row in range(0xA1, 0xF8):
        for cell in range(0xA1, 0xFF):
            try:
                yield ord(bytes([row, cell]).decode("gb2312"))
            except UnicodeDecodeError:
                continue


kept = set(gb2312())
for first, last in BLOCKS:
    kept.update(range(first, last + 1))
for code in sorted(kept):
    print(f"U+{code:04X}")
