package zoetrope.mobject.text;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Palette;
import zoetrope.geometry.Vec;
import zoetrope.mobject.Group;
import zoetrope.tex.TexException;

class TexTest {
  private static final String ATTENTION =
      "\\text{softmax}\\left({QK^T \\over \\sqrt{d_k}}\\right)V";

  @ParameterizedTest
  @CsvSource({
    "x, 0.2381, 0.2166",
    "A, 0.3280, 0.3424",
    "0, 0.2013, 0.3290",
    "+, 0.3180, 0.3185",
    "=, 0.3180, 0.1119",
    "\\vdots, 0.0507, 0.4333",
    "\\dots, 0.4758, 0.0507",
    "???, 0.6233, 0.3371",
    "[], 0.1524, 0.4782"
  })
  void aFormulaIsAsLargeAsInManim(String source, double width, double height) {
    Tex tex = new Tex(source);
    assertEquals(width, tex.width(), 0.01 * width);
    assertEquals(height, tex.height(), 0.01 * height);
    assertEquals(0, tex.center().length(), 1e-12);
  }

  @Test
  void theAttentionEquationHasThePiecesAndTheSizeOfTheFilm() {
    Tex tex = new Tex("\\text{Attention}(Q, K, V) = \\text{softmax}({QK^T \\over \\sqrt{d_k}})V");
    assertEquals(35, tex.size());
    assertEquals(8.2252, tex.width(), 0.02 * 8.2252);
    assertEquals(1.1681, tex.height(), 0.02 * 1.1681);
  }

  @Test
  void glyphsKeepTheOrderThatScenesRelyOn() {
    assertOrder(new Tex("\\vec{\\textbf{E}}_{0}"), "\\vec", "E", "0");
    assertOrder(new Tex("W_Q"), "W", "Q");
    assertOrder(new Tex("\\uparrow W_V"), "\\uparrow", "W", "V");
    assertOrder(
        new TexText("Value$^{(1)}_{\\downarrow}$"),
        "V",
        "a",
        "l",
        "u",
        "e",
        "(",
        "1",
        ")",
        "\\downarrow");
  }

  private static void assertOrder(AbstractTex<?> tex, String... starts) {
    assertEquals(starts.length, tex.size());
    for (int i = 0; i < starts.length; i++) {
      int start = tex.get(i).span().start();
      assertTrue(tex.source().startsWith(starts[i], start), "piece " + i + " is not " + starts[i]);
    }
  }

  @Test
  void partsAreFoundByTheirSource() {
    Tex tex = new Tex(ATTENTION);
    assertEquals(3, tex.part("QK^T").size());
    assertEquals(5, tex.part("\\over \\sqrt{d_k}").size());
    assertEquals(7, tex.part("\\text{softmax}").size());
    assertEquals(1, tex.parts("Q").size());
    tex.colorParts(Map.of("Q", Palette.YELLOW, "K", Palette.TEAL, "V", Palette.RED));
    assertEquals(Palette.TEAL, tex.part("K").color());
    assertEquals(Palette.RED, tex.last().color());
  }

  @Test
  void partsUnderARootInAFractionAreFoundAndColoured() {
    Tex tex = new Tex("x = \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}");
    assertEquals(3, tex.part("4ac").size());
    assertEquals(2, tex.part("b^2").size());
    tex.colorPart("a", Palette.YELLOW).colorPart("b", Palette.RED);
    assertEquals(
        List.of(Palette.YELLOW, Palette.YELLOW),
        tex.parts("a").stream().map(part -> part.first().color()).toList());
    assertEquals(
        List.of(Palette.RED, Palette.RED),
        tex.parts("b").stream().map(part -> part.first().color()).toList());
  }

  @Test
  void lettersOfCommandNamesAreNotOccurrences() {
    Tex tex = new Tex("\\alpha + a");
    assertEquals(1, tex.parts("a").size());
    assertSame(tex.last(), tex.part("a").first());
  }

  @Test
  void theStringsOfTheConstructorAreParts() {
    Tex tex = new Tex("E", "= m", "c^2");
    assertEquals(
        List.of(1, 2, 2), List.of(tex.part(0).size(), tex.part(1).size(), tex.part(-1).size()));
    assertSame(tex.get(3), tex.part(2).first());
    assertThrows(IndexOutOfBoundsException.class, () -> tex.part(3));
  }

  @Test
  void macrosAreExpandedAndCountAsOnePart() {
    Tex tex = new Tex(Map.of("E", "\\mathbf{E}_{#1}"), "\\E{7} + 1");
    assertEquals(4, tex.size());
    assertEquals(2, tex.part("\\E{7}").size());
  }

  @Test
  void oneGlyphCanBeChangedLikeAnyMobject() {
    Tex tex = new Tex("AB");
    Glyph letter = tex.get(0);
    double height = letter.height();
    double bottom = letter.y(Vec.of(0, -1));
    letter.scaleAboutEdge(1.5, Vec.of(0, -1));
    assertEquals(1.5 * height, tex.height(), 1e-9);
    assertEquals(bottom, letter.y(Vec.of(0, -1)), 1e-12);
  }

  @Test
  void wrongSourceIsAnErrorWithAPlace() {
    assertTrue(
        assertThrows(TexException.class, () -> new Tex("\\frac{1")).getMessage().contains("^"));
  }

  @Test
  void coloursOfTheSourceAreTaken() {
    Tex tex = new Tex("a + \\textcolor{#FF0000}{b}");
    assertEquals(Palette.PURE_RED, tex.last().color());
    assertEquals(Palette.WHITE, tex.first().color());
  }

  @Test
  void aNumberBecomesChangeableInItsPlace() {
    Tex tex = new Tex("f(x) = 3.14 x").setColor(Palette.BLUE).shift(Vec.of(1, 2));
    Group<Glyph> digits = tex.part("3.14");
    double width = digits.width();
    Vec center = digits.center();
    DecimalNumber number = tex.makeNumberChangeable("3.14");
    assertEquals("3.14", number.text());
    assertEquals(width, number.width(), 1e-9);
    assertEquals(0, center.distance(number.center()), 1e-9);
    assertEquals(Palette.BLUE, number.color());
    double left = number.x(Vec.of(-1, 0));
    number.setValue(-25);
    assertEquals("\u201325.00", number.text());
    assertEquals(left, number.x(Vec.of(-1, 0)), 1e-9);
    tex.scale(2);
    assertTrue(tex.family().contains(number));
    assertSame(number, tex.part("3.14").first().children().get(0));
    assertEquals(7, tex.size());
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "This is text, This is text",
        "x = 1 for all y, for all y",
        "\\frac{mass times a}{2}, mass times a",
        "\\textcolor{red}{two words}, two words",
        "\\text{if} this holds, this holds",
        "`a, b are even`, are even"
      })
  void aFormulaOfWordsIsNoted(String source, String words) {
    List<String> notes = new Tex(source).notes();

    assertEquals(1, notes.size());
    assertTrue(
        notes.get(0).contains("without the blanks in \"" + words + "\": use texText"),
        notes::toString);
    assertEquals(List.of(), new TexText(source.replaceAll("[\\\\{}]", "")).notes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "\\text{This is text}",
        "\\text {if this} = \\mathrm{two words}",
        "dx dy",
        "ABC DEF",
        "a b c d",
        "softmax (x)",
        "\\sin x \\cos y",
        "\\begin{array}{c c} ab & cd \\end{array}",
        "this\\ is\\ meant",
        "\\operatorname{arg max} x",
        "words \\text{ and } words"
      })
  void aFormulaOfSymbolsIsNotNoted(String source) {
    assertEquals(List.of(), new Tex(source).notes());
  }

  @Test
  void equalNumbersBecomeChangeableOneAfterTheOther() {
    Tex tex = new Tex("3 + 3 = 6");
    DecimalNumber first = tex.makeNumberChangeable(3);
    DecimalNumber second = tex.makeNumberChangeable("3");

    assertTrue(first.x() < second.x() - 0.1);
    assertSame(second, tex.makeNumberChangeable(3, 1));
    assertSame(first, tex.makeNumberChangeable("3", 0));
    String message =
        assertThrows(IllegalArgumentException.class, () -> tex.makeNumberChangeable(3))
            .getMessage();
    assertTrue(
        message.startsWith("all numbers 3 in the Tex \"3 + 3 = 6\" are changeable"), message);
    assertEquals(5, tex.size());
  }

  @Test
  void allNumbersOfAValueBecomeChangeableAtOnce() {
    Tex tex = new Tex("3 + 3 = 3.0 - 13");
    DecimalNumber second = tex.makeNumberChangeable(3, 1);
    Group<DecimalNumber> threes = tex.makeNumbersChangeable(3);

    assertEquals(List.of("3", "3", "3.0"), threes.stream().map(n -> n.text()).toList());
    assertSame(second, threes.get(1));
    assertEquals(1, tex.makeNumbersChangeable("13").size());
    assertThrows(IllegalArgumentException.class, () -> tex.makeNumbersChangeable(4));
    assertThrows(IllegalArgumentException.class, () -> tex.makeNumbersChangeable("4"));
  }

  @Test
  void aChangeableNumberOfAFormulaInTheFrameStaysInTheFrame() {
    Tex tex = new Tex("3 + 3").fixInFrame();
    tex.makeNumbersChangeable(3).forEach(n -> n.setValue(1234));

    assertTrue(tex.family().stream().allMatch(m -> m == tex || m.fixedInFrame() == 1));
    assertEquals(1, tex.fixedInFrame());
  }

  @Test
  void numbersAreFoundByValueHoweverWritten() {
    Tex tex = new Tex("13 x^3 - 3.0 y + 12{,}288");
    assertEquals("3", tex.makeNumberChangeable(3).text());
    assertEquals("\u20133.0", tex.makeNumberChangeable(-3).text());
    assertEquals("12,288", tex.makeNumberChangeable(12288).text());
    String message =
        assertThrows(IllegalArgumentException.class, () -> tex.makeNumberChangeable(5))
            .getMessage();
    assertTrue(message.contains("[13, 3, 3.0, 12{,}288]"), message);
    assertThrows(IllegalArgumentException.class, () -> tex.makeNumberChangeable("x"));
    assertThrows(IllegalArgumentException.class, () -> tex.makeNumberChangeable("13", 1));
  }

  @Test
  void charactersThatComputerModernLacksComeFromTheTextFonts() {
    assertEquals(2, new TexText("\u4f60\u597d").size());
  }
}
