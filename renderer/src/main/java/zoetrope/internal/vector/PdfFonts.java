package zoetrope.internal.vector;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSFloat;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/**
 * Fonts with empty glyphs, for invisible text that can be searched and copied. Each character has a
 * code, all glyphs have the same width, and each font has up to 255 codes. The font's ToUnicode map
 * gives the meaning of each code.
 */
final class PdfFonts {
  /** The width of each glyph, in thousandths of an em. */
  static final int WIDTH = 500;

  private static final int CODES_PER_FONT = 255;

  private final Map<Integer, Integer> numbers = new HashMap<>();
  private final List<Integer> characters = new ArrayList<>();
  private final List<COSDictionary> fonts = new ArrayList<>();

  /** Returns the index of the font for a character. */
  int font(int character) {
    return number(character) / CODES_PER_FONT;
  }

  /** Returns the character's code in its font, from 1 to 255. */
  int code(int character) {
    return number(character) % CODES_PER_FONT + 1;
  }

  private int number(int character) {
    int number = numbers.computeIfAbsent(character, c -> characters.size());
    if (number == characters.size()) {
      characters.add(character);
    }
    if (number / CODES_PER_FONT == fonts.size()) {
      fonts.add(new COSDictionary());
    }
    return number;
  }

  /** Returns a font, which is complete after {@link #finish}. */
  COSDictionary dictionary(int font) {
    return fonts.get(font);
  }

  /** Completes all fonts; no characters may be added afterwards. */
  void finish() {
    if (fonts.isEmpty()) {
      return;
    }
    COSStream nothing = PdfStreams.ofText(WIDTH + " 0 d0");
    for (int font = 0; font < fonts.size(); font++) {
      int first = font * CODES_PER_FONT;
      finish(
          fonts.get(font),
          characters.subList(first, Math.min(first + CODES_PER_FONT, characters.size())),
          nothing);
    }
  }

  private static void finish(COSDictionary font, List<Integer> characters, COSStream nothing) {
    COSDictionary glyphs = new COSDictionary();
    COSArray names = new COSArray();
    COSArray widths = new COSArray();
    names.add(COSInteger.ONE);
    for (int code = 1; code <= characters.size(); code++) {
      COSName name = COSName.getPDFName("g" + code);
      names.add(name);
      glyphs.setItem(name, nothing);
      widths.add(COSInteger.get(WIDTH));
    }
    COSDictionary encoding = new COSDictionary();
    encoding.setItem(COSName.TYPE, COSName.ENCODING);
    encoding.setItem(COSName.DIFFERENCES, names);
    font.setItem(COSName.TYPE, COSName.FONT);
    font.setItem(COSName.SUBTYPE, COSName.TYPE3);
    font.setItem(COSName.FONT_BBOX, numbers(0, -250, WIDTH, 750));
    font.setItem(COSName.FONT_MATRIX, numbers(0.001f, 0, 0, 0.001f, 0, 0));
    font.setItem(COSName.CHAR_PROCS, glyphs);
    font.setItem(COSName.ENCODING, encoding);
    font.setInt(COSName.FIRST_CHAR, 1);
    font.setInt(COSName.LAST_CHAR, characters.size());
    font.setItem(COSName.WIDTHS, widths);
    font.setItem(COSName.RESOURCES, new COSDictionary());
    font.setItem(COSName.TO_UNICODE, PdfStreams.ofText(toUnicode(characters)));
  }

  private static COSArray numbers(float... values) {
    COSArray array = new COSArray();
    for (float value : values) {
      array.add(value == (int) value ? COSInteger.get((int) value) : new COSFloat(value));
    }
    return array;
  }

  private static String toUnicode(List<Integer> characters) {
    StringBuilder map =
        new StringBuilder(
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n"
                + "/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def\n"
                + "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def\n"
                + "1 begincodespacerange\n<00> <FF>\nendcodespacerange\n");
    // A list may have at most 100 entries.
    for (int from = 0; from < characters.size(); from += 100) {
      int to = Math.min(from + 100, characters.size());
      map.append(to - from).append(" beginbfchar\n");
      for (int i = from; i < to; i++) {
        map.append(String.format(Locale.ROOT, "<%02X> <", i + 1));
        for (char unit : Character.toChars(characters.get(i))) {
          map.append(String.format(Locale.ROOT, "%04X", (int) unit));
        }
        map.append(">\n");
      }
      map.append("endbfchar\n");
    }
    return map + "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend\n";
  }
}
