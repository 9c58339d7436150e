package zoetrope.badinput;

import static java.lang.Double.NaN;
import static java.lang.Double.POSITIVE_INFINITY;
import static zoetrope.Zoetrope.*;
import static zoetrope.badinput.Row.refused;
import static zoetrope.badinput.Row.shows;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import zoetrope.text.FontFamily;

/** Text, markup, lists, code, formulas and numbers. */
class TextBadInputTest extends BadInput {
  static Stream<Row> rows() {
    return Stream.of(textRows(), markupAndListsRows(), codeRows(), formulasRows(), numbersRows())
        .flatMap(List::stream);
  }

  private static List<Row> textRows() {
    return List.of(
        shows(0, "an empty text", () -> text("")),
        shows(0, "a text of blanks", () -> text("   ")),
        shows(0, "a text of line ends", () -> text("\n\n")),
        refused(
            "a null text",
            () -> text(null),
            "text() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "a letter that no font has",
            () -> text("a\uE123b"),
            "the character '\ue123' U+E123 (PRIVATE USE AREA E123) at index 1 is in none of the"
                + " faces CMU Serif, Noto Sans SC, CMU Sans Serif, CMU Typewriter Text, DejaVu"
                + " Sans:\n"
                + "    a\ue123b\n"
                + "     ^\n"
                + "  hint: use a font that has it, FontFamily.ofFile(Path...), or another"
                + " character"),
        refused(
            "half of a surrogate pair",
            () -> text("a\uD83D"),
            "the character U+D83D (HIGH SURROGATES D83D) at index 1 is half of a surrogate pair "
                + "and has no shape:\n    a\ufffd\n     ^\n  hint: remove it; \\n breaks lines, "
                + "and \\t advances to the next tab stop"),
        refused(
            "a control character",
            () -> text("a\u0007b"),
            "the character U+0007 (BEL) at index 1 is a control character and has no "
                + "shape:\n    a\ufffdb\n     ^\n  hint: remove it; \\n breaks lines, and \\t "
                + "advances to the next tab stop"),
        refused("a size of 0", () -> text("a").fontSize(0), "a font size must be above 0, not 0.0"),
        refused(
            "a size of NaN", () -> text("a").fontSize(NaN), "a font size must be above 0, not NaN"),
        refused(
            "a size of -12",
            () -> text("a").fontSize(-12),
            "a font size must be above 0, not -12.0"),
        refused(
            "an unknown family",
            () -> text("a", textStyle().family("Helvetika")),
            "no font family is called \"Helvetika\". Bundled are CMU Serif, Noto Sans SC, CMU Sans"
                + " Serif, CMU Typewriter Text, DejaVu Sans, DejaVu Sans Mono (or serif, sans,"
                + " mono). For an installed font write fonts(\"Helvetika\"), for a file in the"
                + " scene's folder fonts(\"MyFont.ttf\")."),
        refused(
            "a font stack without fonts",
            () -> text("a", fonts()),
            "a font stack needs the name of a family or of a file"),
        refused(
            "66,000 marks on a letter",
            () -> text("a" + "\u0301".repeat(66000)),
            "the grapheme at index 0 has 66001 characters, more than 128: a letter with too many"
                + " combining marks. Remove some marks."),
        refused(
            "a font file that does not exist",
            () ->
                text("a", textStyle().family(FontFamily.ofFile(java.nio.file.Path.of("none.ttf")))),
            "the font file none.ttf cannot be read: there is no such file"),
        refused(
            "lines NaN apart",
            () -> text("a\nb", textStyle().lineSpacing(NaN)),
            "a line spacing must be above 0, not NaN"),
        refused(
            "a part that does not occur",
            () -> text("to be").part("bee"),
            "\"bee\" is not in the Text \"to be\": did you mean \"be\"?"),
        refused(
            "the third occurrence of a part that occurs twice",
            () -> text("to be or not to be").part("to", 2),
            "\"to\" occurs 2 times in the Text \"to be or not to be\": there is no occurrence "
                + "2 (0 is the first, -1 the last)"),
        refused(
            "an empty part",
            () -> text("to be").part(""),
            "an empty string matches everywhere; name the part to find"),
        refused(
            "a part from its end to its beginning",
            () -> text("to be").part(3, 1),
            "there are no characters 3 to 1 in a Text of 5"),
        refused(
            "a part beyond the end",
            () -> text("to be").part(3, 9),
            "there are no characters 3 to 9 in a Text of 5"),
        refused(
            "a coloured part that does not occur",
            () -> text("to be").colorPart("x", RED),
            "\"x\" is not in the Text \"to be\""),
        shows(1000, "a text of a thousand letters", () -> text("abcdefghij".repeat(100))));
  }

  private static List<Row> markupAndListsRows() {
    return List.of(
        refused(
            "a tag that is not closed",
            () -> markupText("a <b>b"),
            "the tag <b> is never closed: add </b>\n  a <b>b\n    ^"),
        refused(
            "a tag that was not opened",
            () -> markupText("a</b>"),
            "</b> closes a tag that was never opened\n  a</b>\n   ^"),
        refused(
            "tags that overlap",
            () -> markupText("<b><i>a</b></i>"),
            "here </i> must come before </b>\n  <b><i>a</b></i>\n         ^"),
        refused(
            "a tag that does not exist",
            () -> markupText("<bold>a</bold>"),
            "there is no tag <bold>; there are b, i, u, s, tt, code, sup, sub, big, small, span "
                + "and gradient\n  <bold>a</bold>\n  ^"),
        refused(
            "a single ampersand",
            () -> markupText("Tom & Jerry"),
            "this is not one of &lt; &gt; &amp; &quot; &apos; &#8364;; write &amp; for the "
                + "character &\n  Tom & Jerry\n      ^"),
        refused(
            "an unknown entity",
            () -> markupText("&copyright;"),
            "this is not one of &lt; &gt; &amp; &quot; &apos; &#8364;; write &amp; for the "
                + "character &\n  &copyright;\n  ^"),
        refused(
            "a colour that does not exist in markup",
            () -> markupText("<span foreground='redd'>a</span>"),
            "\"redd\" is not a colour: expected #RRGGBB or a name of the palette such as "
                + "BLUE, BLUE_E, ORANGE\n  <span foreground='redd'>a</span>\n  ^"),
        refused(
            "an attribute that does not exist",
            () -> markupText("<span color2='red'>a</span>"),
            "this is not a tag such as <b>, </b> or <span color=\"RED\">; write &lt; for "
                + "the character <\n  <span color2='red'>a</span>\n  ^"),
        refused(
            "an attribute without its quotes",
            () -> markupText("<span size=9>a</span>"),
            "this is not a tag such as <b>, </b> or <span color=\"RED\">; write &lt; for "
                + "the character <\n  <span size=9>a</span>\n  ^"),
        shows(0, "empty markup", () -> markupText("")),
        shows(
            1,
            "tags within a thousand others",
            () -> markupText("<b>".repeat(1000) + "a" + "</b>".repeat(1000))),
        shows(0, "a paragraph without lines", () -> paragraph()),
        refused(
            "the fifth line of a paragraph of two",
            () -> paragraph("a", "b").line(4),
            "there is no line 4 in a paragraph of 2"),
        refused(
            "a list without items",
            () -> bulletedList(),
            "a bulleted list needs at least one item"),
        refused(
            "the third item of a list of two",
            () -> bulletedList("a", "b").item(2),
            "there is no child 2 in a BulletedList of 2: children count from 0, and the last is 1"),
        refused(
            "all items of a list of two faded except the third",
            () -> bulletedList("a", "b").fadeAllBut(2),
            "there is no child 2 in a BulletedList of 2: children count from 0, and the last is 1"),
        shows(1, "an empty title", () -> title(text(""))));
  }

  private static List<Row> codeRows() {
    return List.of(
        shows(0, "empty code", () -> code("\n", "java").lineNumbers()),
        shows(4, "an empty window", () -> code("", "java").window()),
        refused(
            "null code",
            () -> code(null, "java"),
            "code() got null: is a field not set yet, or does a function have no result?"),
        refused(
            "a misspelt language",
            () -> code("x", "phyton"),
            "there are no colours for the language \"phyton\": did you mean python?"),
        refused(
            "a misspelt theme",
            () -> code("x", "java").theme("monokay"),
            "there is no code theme \"monokay\"; there are monokai, vim, one-dark, dracula, "
                + "solarized-dark, light, one-light, solarized-light"),
        refused(
            "a tab of 0 blanks",
            () -> code("\tx", "java").tabWidth(0),
            "a tab must be at least one blank wide, not 0"),
        refused(
            "lines 0 apart",
            () -> code("x\ny", "java").lineSpacing(0),
            "a line spacing must be above 0, not 0.0"),
        refused(
            "a line after the last",
            () -> code("x", "java").line(2),
            "there is no line 2: lines are counted from 0, and the last is 0"),
        shows(3, "a comment that never ends", () -> code("/* x", "java")),
        shows(2, "a text that never ends", () -> code("\"x", "java")));
  }

  private static List<Row> formulasRows() {
    return List.of(
        shows(0, "an empty formula", () -> tex("")),
        refused(
            "a null formula",
            () -> tex((String) null),
            "tex() got null: is a field not set yet, or does a function have no result?"),
        shows(0, "a formula of zero strings", () -> tex()),
        refused(
            "a brace that is not closed",
            () -> tex("x^{2"),
            "this brace is never closed\n  x^{2\n    ^\n  hint: add a } where the group ends"),
        refused(
            "a brace that was not opened",
            () -> tex("x}"),
            "this closing brace has no opening one\n  x}\n   ^\n  hint: remove it, or write \\}"),
        refused(
            "a misspelt command",
            () -> tex("\\frak{1}{2} + \\aplha"),
            "unknown command \\aplha\n  \\frak{1}{2} + \\aplha\n                "
                + "^^^^^^\n  hint: did you mean \\alpha?"),
        refused(
            "a fraction with one part",
            () -> tex("\\frac{1}"),
            "\\frac needs 2 arguments, but only 1 follows\n"
                + "  \\frac{1}\n"
                + "  ^^^^^\n"
                + "  hint: write arguments in braces: \\frac{...}{...}"),
        refused(
            "a superscript without content",
            () -> tex("x^"),
            "nothing follows '^'\n  x^\n   ^\n  hint: write {} for nothing"),
        refused(
            "two superscripts",
            () -> tex("x^2^3"),
            "a second superscript on the same symbol\n  x^2^3\n     ^\n  hint: use braces to say "
                + "which is meant"),
        refused(
            "a left without a right",
            () -> tex("\\left( x"),
            "\\left without a \\right in this group\n  \\left( x\n  ^^^^^\n  hint: write \\right. "
                + "for no delimiter"),
        refused(
            "an environment that is not ended",
            () -> tex("\\begin{matrix} a & b"),
            "\\begin{matrix} must be closed by \\end{matrix}\n  \\begin{matrix} a & b\n  "
                + "^^^^^^"),
        refused(
            "an environment that does not exist",
            () -> tex("\\begin{matrx} a \\end{matrx}"),
            "unknown environment matrx\n  \\begin{matrx} a \\end{matrx}\n  ^^^^^^\n  hint: did you "
                + "mean matrix?"),
        shows(2, "an alignment sign outside a table", () -> tex("a & b")),
        refused(
            "a dollar sign within a formula",
            () -> tex("a $ b"),
            "a dollar sign within mathematics\n  a $ b\n    ^\n  hint: leave the dollar signs out, "
                + "because the source is a formula already; write \\$ for the character"),
        refused(
            "a macro that calls itself",
            () -> tex(Map.of("\\me", "\\me"), "\\me"),
            "the macro \\me expands without end\n  \\me\n  ^^^\n  hint: a macro must not contain "
                + "itself"),
        refused(
            "a macro that doubles itself forty times",
            () -> tex("x".isEmpty() ? "" : doubling(40)),
            "the macro \\zab expands without end…"),
        refused(
            "braces within a thousand others",
            () -> tex("{".repeat(1000) + "x" + "}".repeat(1000)),
            "groups are nested more than 200 deep…"),
        refused(
            "a letter in a formula that no font has",
            () -> tex("\uE123"),
            "no font has the character '\ue123' (U+E123)\n  \ue123\n  ^\n  hint: write it as a "
                + "LaTeX command, or use another character"),
        refused(
            "a part of a formula that does not occur",
            () -> tex("a^2").part("b"),
            "\"b\" is not in the Tex \"a^2\""),
        refused(
            "the third string of a formula of two",
            () -> tex("a", "b").part(2),
            "there is no string 2 in a Tex of 2"),
        refused(
            "an unknown command in the text of a formula",
            () -> texText("50\\% of \\txt"),
            "unknown command \\txt\n"
                + "  50\\% of \\txt\n"
                + "          ^^^^\n"
                + "  hint: did you mean \\text?"));
  }

  private static List<Row> numbersRows() {
    return List.of(
        refused(
            "the number NaN",
            () -> decimalNumber(NaN),
            "a number cannot show NaN: look for a division by zero in its computation"),
        refused(
            "an infinite number",
            () -> decimalNumber(POSITIVE_INFINITY),
            "a number cannot show Infinity: look for a division by zero in its computation"),
        refused(
            "a number with -1 decimals",
            () -> decimalNumber(1, -1),
            "a number must have from 0 to 1000 decimal places, not -1"),
        shows(1002, "a number with a thousand decimals", () -> decimalNumber(1, 1000)),
        refused(
            "a number set to NaN",
            () -> decimalNumber(1).setValue(NaN),
            "a number cannot show NaN: look for a division by zero in its computation"),
        shows(26, "the least of all whole numbers", () -> integerNumber(Long.MIN_VALUE)),
        refused(
            "a changeable number that does not occur",
            () -> tex("a").makeNumberChangeable("3"),
            "\"3\" is not in the Tex \"a\""),
        refused(
            "a unit that cannot be set",
            () -> decimalNumber(1).unit("\\kgg"),
            "unknown command \\kgg\n"
                + "  \\kgg\n"
                + "  ^^^^\n"
                + "  hint: define it as a macro, or write \\operatorname{kgg} for the name of a"
                + " function"),
        refused(
            "a tracker of NaN",
            () -> {
              var t = valueTracker(NaN);
              return dot(at(t.value(), 0));
            },
            "a ValueTracker cannot hold NaN: look for a division by zero"),
        refused(
            "a vector tracker of NaN",
            s -> {
              vectorValueTracker(at(NaN, 0));
            },
            "a tracker cannot hold Vec[x=NaN, y=0.0, z=0.0]: look for a division by zero"),
        refused(
            "an array tracker of another size",
            s -> {
              arrayValueTracker(1, 2).setValue(3);
            },
            "a tracker of 2 numbers cannot take 1"),
        refused(
            "an unknown colour",
            () -> square().setColor("bleu"),
            "\"bleu\" is not a colour: expected #RGB, #RRGGBB, #RRGGBBAA or a name of the palette"
                + " such as BLUE, BLUE_E, ORANGE; did you mean BLUE?"),
        refused(
            "index labels of height 0",
            () -> indexLabels(tex("a"), 0),
            "the height of index labels is 0.0, not a number above 0.0"),
        shows(
            1,
            "index labels of an object without parts",
            () -> group(square(), indexLabels(square()))),
        refused(
            "no equal number remains",
            () -> {
              var f = tex("3");
              f.makeNumberChangeable(3);
              return f.makeNumberChangeable(3);
            },
            "all numbers 3 in the Tex \"3\" are changeable already: makeNumberChangeable(3, n) "
                + "returns number n of them, counted from 0"),
        refused(
            "no equal number in this notation remains",
            () -> {
              var f = tex("12,288");
              f.makeNumberChangeable("12,288");
              return f.makeNumberChangeable("12,288");
            },
            "all numbers \"12,288\" in the Tex \"12,288\" are changeable already: "
                + "makeNumberChangeable(\"12,288\", n) returns number n of them, counted from 0"),
        refused(
            "an exponential tracker of 0",
            () -> {
              exponentialValueTracker(0);
              return dot();
            },
            "the value of an exponential tracker is 0.0, not a number above 0.0"),
        refused(
            "an exponential tracker of -1",
            () -> {
              exponentialValueTracker(-1);
              return dot();
            },
            "the value of an exponential tracker is -1.0, not a number above 0.0"),
        refused(
            "a variable of NaN",
            () -> variable("x", NaN),
            "a ValueTracker cannot hold NaN: look for a division by zero"));
  }

  /** Returns a macro that is twice the previous one, up to x itself. */
  private static String doubling(int times) {
    StringBuilder source = new StringBuilder("\\newcommand{\\za}{x}");
    for (int i = 1; i < times; i++) {
      source.append("\\newcommand{" + macro(i) + "}{" + macro(i - 1) + macro(i - 1) + "}");
    }
    return source + macro(times - 1);
  }

  private static String macro(int i) {
    return "\\z" + "abcdefghijklmnopqrstuvwxyz".charAt(i / 26) + (char) ('a' + i % 26);
  }
}
