package zoetrope.animation.derivation;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static zoetrope.Zoetrope.UP;
import static zoetrope.Zoetrope.derivation;
import static zoetrope.Zoetrope.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.author.Runs;
import zoetrope.frame.FrameFit;
import zoetrope.frame.FrameRate;
import zoetrope.frame.FrameSize;
import zoetrope.frame.Item;
import zoetrope.frame.Leaf;
import zoetrope.frame.PictureShape;
import zoetrope.geometry.Bounds;
import zoetrope.geometry.Vec;
import zoetrope.scene.FrameRange;
import zoetrope.scene.StageSettings;
import zoetrope.sound.VoiceSettings;

/** Derivations from books, with words of three languages, in frames of three shapes. */
class DerivationFilmsTest {
  /** Derivations from school and university books. */
  private static final List<List<String>> BOOK =
      List.of(
          List.of("2x - 3 &= -7", "2x &= -7 + 3", "2x &= -4", "x &= -2"),
          List.of("a^2 + b^2 &= c^2", "b^2 &= c^2 - a^2", "b &= \\sqrt{c^2 - a^2}"),
          List.of("\\frac{3}{4}x + 2 &= 5", "\\frac{3}{4}x &= 5 - 2", "x &= 3 \\cdot \\frac{4}{3}"),
          List.of("(a+b)^2 &= (a+b)(a+b)", "&= a(a+b) + b(a+b)", "&= a^2 + ab + ba + b^2"),
          List.of("a(b + c) &= d", "ab + ac &= d", "a(b + c) &= d"),
          List.of("x^2 - 5x + 6 &= 0", "(x - 2)(x - 3) &= 0", "x &= 2 \\text{ or } x = 3"),
          List.of("\\sin^2 x + \\cos^2 x &= 1", "\\cos^2 x &= 1 - \\sin^2 x"),
          List.of("\\log_2 8 &= x", "2^x &= 8", "2^x &= 2^3", "x &= 3"),
          List.of("\\int_0^1 x^2 \\, dx &= \\left[ \\frac{x^3}{3} \\right]_0^1", "&= \\frac{1}{3}"),
          List.of("f'(x) &= \\lim_{h \\to 0} \\frac{f(x+h) - f(x)}{h}", "&= 2x"),
          List.of("\\frac{2xh + h^2}{h} &= \\frac{h(2x + h)}{h}", "&= 2x + h"),
          List.of(
              "P(A \\mid B) &= \\frac{P(A \\cap B)}{P(B)}", "P(A \\mid B) P(B) &= P(A \\cap B)"),
          List.of("F &= m a", "a &= \\frac{F}{m}"),
          List.of("E &= \\hbar \\omega", "\\omega &= \\frac{E}{\\hbar}"),
          List.of(
              "\\sum_{k=1}^{n} k + (n+1) &= \\frac{n(n+1)}{2} + (n+1)", "&= \\frac{(n+1)(n+2)}{2}"),
          List.of("e^{i\\pi} &= \\cos \\pi + i \\sin \\pi", "&= -1 + 0i", "e^{i\\pi} + 1 &= 0"),
          List.of("|x - 2| &< 3", "-3 < x - 2 &< 3", "-1 < x &< 5"),
          List.of(
              "\\begin{cases} x + y = 5 \\\\ x - y = 1 \\end{cases}",
              "\\begin{cases} x = 3 \\\\ y = 2 \\end{cases}"),
          List.of(
              "\\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix} v &= w",
              "v &= \\begin{pmatrix} 1 & 2 \\\\ 3 & 4 \\end{pmatrix}^{-1} w"),
          List.of(
              "\\text{all men are mortal}",
              "\\text{Socrates is a man}",
              "\\text{Socrates is mortal}"),
          List.of(
              "\\ln (x^2) + \\ln (y) - \\ln (z) &= 0",
              "2 \\ln (x) + \\ln \\left(\\frac{y}{z}\\right) &= 0",
              "\\ln \\left(\\frac{y}{z}\\right) &= -2 \\ln (x)",
              "\\frac{y}{z} &= x^{-2}"),
          List.of(
              "f(x) &= \\sin (x^2)",
              "f(x) &= g(u), \\quad u = x^2",
              "f'(x) &= g'(u) \\cdot u'(x)",
              "f'(x) &= \\cos (u) \\cdot 2x",
              "f'(x) &= 2x \\cos (x^2)"),
          List.of(
              "P(A \\mid B) \\, P(B) &= P(A \\cap B)",
              "P(A \\mid B) \\, P(B) &= P(B \\mid A) \\, P(A)",
              "P(A \\mid B) &= \\frac{P(B \\mid A) \\, P(A)}{P(B)}"),
          List.of(
              "S &= \\left(1 - \\frac{1}{2}\\right) + \\left(\\frac{1}{2} - \\frac{1}{3}\\right)",
              "S &= 1 - \\frac{1}{2} + \\frac{1}{2} - \\frac{1}{3}", "S &= 1 - \\frac{1}{3}"),
          List.of(
              "\\frac{3x + 5}{(x - 1)(x + 3)} &= \\frac{A}{x - 1} + \\frac{B}{x + 3}",
              "3x + 5 &= A(x + 3) + B(x - 1)",
              "3x + 5 &= (A + B)x + (3A - B)",
              "A + B &= 3, \\quad 3A - B = 5",
              "A &= 2, \\quad B = 1"),
          List.of(
              "(\\sin x + \\cos x)^2 &= \\sin^2 x + 2 \\sin x \\cos x + \\cos^2 x",
              "&= \\sin^2 x + \\cos^2 x + 2 \\sin x \\cos x",
              "&= 1 + \\sin 2x"),
          List.of(
              "x + 2y &= 7 \\\\ 3x - y &= 7",
              "x &= 7 - 2y \\\\ 3x - y &= 7",
              "x &= 7 - 2y \\\\ 3(7 - 2y) - y &= 7",
              "x &= 7 - 2y \\\\ 7y &= 14",
              "x &= 3 \\\\ y &= 2"),
          List.of(
              "V(X) &= E\\left[(X - \\mu)^2\\right]",
              "&= E\\left[X^2 - 2\\mu X + \\mu^2\\right]",
              "&= E[X^2] - 2\\mu E[X] + \\mu^2",
              "&= E[X^2] - \\mu^2"),
          List.of(
              "ax^2 + bx + c &= 0",
              "4a^2x^2 + 4abx &= -4ac",
              "4a^2x^2 + 4abx + b^2 &= b^2 - 4ac",
              "(2ax + b)^2 &= b^2 - 4ac",
              "2ax + b &= \\pm \\sqrt{b^2 - 4ac}",
              "x &= \\frac{-b \\pm \\sqrt{b^2 - 4ac}}{2a}"),
          List.of(
              "S &= a + aq + aq^2 + \\cdots",
              "S &= a + q(a + aq + aq^2 + \\cdots)",
              "S &= a + qS",
              "S - qS &= a",
              "S(1 - q) &= a",
              "S &= \\frac{a}{1 - q}"),
          List.of(
              "|x| &= \\begin{cases} x & x \\ge 0 \\\\ -x & x < 0 \\end{cases}",
              "|x|^2 &= \\begin{cases} x^2 & x \\ge 0 \\\\ (-x)^2 & x < 0 \\end{cases}",
              "|x|^2 &= x^2"),
          List.of(
              "\\text{If } n \\text{ is even, then } n &= 2k",
              "\\text{If } n \\text{ is even, then } n^2 &= 4k^2",
              "\\text{so } n^2 \\text{ is even}"));

  private record Language(String title, String reason, String remark) {}

  private static final List<Language> LANGUAGES =
      List.of(
          new Language("Step by step", "by the rule for $x$", "done"),
          new Language(
              "Umformungen mit Begründung",
              "nach der vorigen Gleichung, in der $x \\ne 0$ vorausgesetzt war",
              "womit die Behauptung bewiesen ist"),
          new Language("逐步推导", "由 $x$ 的规则", "证毕"));

  private static final List<FrameSize> SHAPES =
      List.of(new FrameSize(16, 9), new FrameSize(9, 16), new FrameSize(1, 1));

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void noGlyphLiesOnAnotherForLong(boolean inPlace) {
    List<String> crossing = new ArrayList<>();
    for (int i = 0; i < BOOK.size(); i++) {
      List<String> lines = BOOK.get(i);
      // Neighbouring derivations differ in language and shape, so that all pairs occur.
      int film = inPlace ? i + 1 : i;
      Language language = LANGUAGES.get(film % 3);
      FrameSize shape = SHAPES.get(film / 3 % 3);
      int frame = crossing(film(lines, language, shape, inPlace));
      if (frame > 0) {
        crossing.add("frame " + frame + " of " + lines + ", " + language + ", " + shape);
      }
    }
    assertEquals(List.of(), crossing);
  }

  private static Runs.Run film(
      List<String> lines, Language language, FrameSize shape, boolean inPlace) {
    Runs.Sketch scene =
        new Runs.Sketch(
            s -> {
              s.compose();
              double width = s.view().width();
              s.put(text(language.title).toEdge(UP, 0.2));
              Derivation d = derivation(lines.toArray(String[]::new)).scale(0.6);
              if (inPlace) {
                d.inPlace();
              }
              s.playAll(d.next());
              while (d.hasNext()) {
                s.playAll(d.next().reason(language.reason));
                Bounds all = d.bounds();
                assertTrue(all.max().x() < width / 2 && all.min().x() > -width / 2, "" + lines);
              }
              s.playAll(d.remark(lines.get(lines.size() - 1), language.remark));
            });
    PictureShape picture =
        PictureShape.of((int) shape.width(), (int) shape.height(), FrameFit.EXPAND);
    StageSettings settings =
        new StageSettings(
            FrameRate.of(30), 0, Map.of(), picture, VoiceSettings.NONE, false, false, false);
    return Runs.run(scene, settings, FrameRange.ALL);
  }

  /**
   * Returns the first frame in which a moving glyph has had much in common with another one for
   * longer than three frames of a video of 60 fps; 0 if there is none. This video has 30 fps.
   */
  private static int crossing(Runs.Run run) {
    int inRow = 0;
    for (int frame = 1; frame < run.frames().size(); frame++) {
      List<Bounds> before = glyphs(run.items(frame - 1));
      List<Bounds> boxes = glyphs(run.items(frame));
      boolean crosses =
          boxes.stream()
              .anyMatch(
                  a ->
                      boxes.stream().anyMatch(b -> lieOnEachOther(a, b) && !stoodSo(a, b, before)));
      inRow = crosses ? inRow + 1 : 0;
      if (inRow > 1) {
        return frame;
      }
    }
    return 0;
  }

  /** Returns the boxes of the glyphs that are at least half opaque. */
  private static List<Bounds> glyphs(List<Item> items) {
    List<Bounds> boxes = new ArrayList<>();
    for (Leaf leaf : Leaf.of(items)) {
      Item.Shape shape = (Item.Shape) leaf.item();
      if (leaf.opacity() * shape.style().fill().opacity() > 0.5) {
        boxes.add(shape.bounds());
      }
    }
    return boxes;
  }

  /** Whether two boxes had the same places relative to each other in another frame. */
  private static boolean stoodSo(Bounds a, Bounds b, List<Bounds> before) {
    Vec way = b.center().minus(a.center());
    return before.stream()
        .filter(first -> isAsLarge(first, a))
        .anyMatch(
            first ->
                before.stream()
                    .filter(second -> isAsLarge(second, b))
                    .anyMatch(
                        second -> second.center().minus(first.center()).distance(way) < 1e-6));
  }

  private static boolean isAsLarge(Bounds a, Bounds b) {
    return a.size().distance(b.size()) < 1e-6;
  }

  /** Whether two boxes have much in common. Two copies of one symbol may meet. */
  private static boolean lieOnEachOther(Bounds a, Bounds b) {
    if (a.max().x() < b.min().x() || b.max().x() < a.min().x()) {
      return false;
    }
    double smaller = Math.min(area(a), area(b));
    return a.center().distance(b.center()) > 0.05 && area(a.intersection(b)) > 0.4 * smaller;
  }

  private static double area(Bounds box) {
    return box.isEmpty() ? 0 : box.size().x() * box.size().y();
  }
}
