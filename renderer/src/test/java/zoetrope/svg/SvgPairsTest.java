package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.geometry.Path;
import zoetrope.svg.model.SvgPart;

/**
 * Pairs of drawings that look the same, point by point: transforms, path data, fonts and markers.
 */
class SvgPairsTest {
  private static List<SvgPart> parts(String content) {
    return SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='80'>"
                + content
                + "</svg>")
        .parts();
  }

  private static void assertAlike(String expected, String actual) {
    List<SvgPart> one = parts(expected);
    List<SvgPart> other = parts(actual);
    assertEquals(one.size(), other.size(), actual);
    for (int i = 0; i < one.size(); i++) {
      var a = (SvgPart.Outline) one.get(i);
      var b = (SvgPart.Outline) other.get(i);
      assertEquals(a.fill(), b.fill(), actual);
      assertPoints(a.path(), b.path(), actual);
    }
  }

  private static void assertPoints(Path expected, Path actual, String what) {
    assertEquals(expected.pointCount(), actual.pointCount(), what);
    for (int i = 0; i < expected.pointCount(); i++) {
      double distance = expected.point(i).distance(actual.point(i));
      assertEquals(0, distance, 1e-6, what + ": " + expected.point(i) + " " + actual.point(i));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "translate(3)                         | matrix(1 0 0 1 3 0)",
        "translate(3 4)                       | matrix(1 0 0 1 3 4)",
        "translate(3px, 4px)                  | matrix(1 0 0 1 3 4)",
        "translate(50%, 25%)                  | matrix(1 0 0 1 50 20)",
        "translateX(3)                        | matrix(1 0 0 1 3 0)",
        "translateY(4)                        | matrix(1 0 0 1 0 4)",
        "translateY(25%)                      | matrix(1 0 0 1 0 20)",
        "scale(2)                             | matrix(2 0 0 2 0 0)",
        "scale(2 3)                           | matrix(2 0 0 3 0 0)",
        "scale(200%, 300%)                    | matrix(2 0 0 3 0 0)",
        "scaleX(2)                            | matrix(2 0 0 1 0 0)",
        "scaleY(3)                            | matrix(1 0 0 3 0 0)",
        "rotate(90)                           | matrix(0 1 -1 0 0 0)",
        "rotate(100grad)                      | matrix(0 1 -1 0 0 0)",
        "rotate(.25turn)                      | matrix(0 1 -1 0 0 0)",
        "rotate(1.5707963267948966rad)        | matrix(0 1 -1 0 0 0)",
        "rotate(90 10 20)                     | matrix(0 1 -1 0 30 10)",
        "skewX(45)                            | matrix(1 0 1 1 0 0)",
        "skewY(45)                            | matrix(1 1 0 1 0 0)",
        "scale(2) translate(3 4)              | matrix(2 0 0 2 6 8)",
        "none                                 | scale(1)",
        "rotate(90 10)                        | scale(1)",
        "matrix(1 2 3)                        | scale(1)",
        "translate(1 2 3)                     | scale(1)",
        "translate3d(1px, 2px, 0)              | scale(1)",
        "scale(1 2 3)                         | scale(1)",
        "translate()                          | scale(1)",
        "translate(a)                         | scale(1)",
        "perspective(3)                       | scale(1)",
        "translateX(1 2)                      | scale(1)",
        "translateY(1 2)                      | scale(1)",
        "scaleX(1 2)                          | scale(1)",
        "scaleY(1 2)                          | scale(1)",
        "skewX(1 2)                           | scale(1)",
        "skewY(1 2)                           | scale(1)",
        "skew(1 2 3)                          | scale(1)",
      })
  void transformsEqualMatrices(String one, String matrix) {
    String shape = "<path transform='%s' d='M1 2L30 4L5 40z'/>";
    assertAlike(shape.formatted(matrix), shape.formatted(one));
    String gradient =
        "<linearGradient id='g' gradientUnits='userSpaceOnUse' x2='9' %s><stop/><stop offset='1'"
            + " stop-color='red'/></linearGradient><rect width='9' height='9' fill='url(#g)'/>";
    if (!one.contains("%") && !one.matches("(rot|sk).*")) {
      assertEquals(
          parts(gradient.formatted("gradientTransform='" + matrix + "'")),
          parts(gradient.formatted("gradientTransform='" + one + "'")));
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "transform-origin: 10px 20px                                  | 10 20",
        "transform-origin: 10px                                       | 10 40",
        "transform-origin: center                                     | 50 40",
        "transform-origin: top                                        | 50 0",
        "transform-origin: bottom                                     | 50 80",
        "transform-origin: left                                       | 0 40",
        "transform-origin: right                                      | 100 40",
        "transform-origin: right bottom                               | 100 80",
        "transform-origin: bottom right                               | 100 80",
        "transform-origin: top left                                   | 0 0",
        "transform-origin: top center                                 | 50 0",
        "transform-origin: center left                                | 0 40",
        "transform-origin: 10% 25%                                    | 10 20",
        "transform-origin: 1em 2em; font-size: 10px                   | 10 20",
        "transform-box: fill-box                                      | 10 20",
        "transform-box: fill-box; transform-origin: center            | 20 30",
        "transform-box: fill-box; transform-origin: 50% 0             | 20 20",
        "transform-box: content-box; transform-origin: right bottom   | 30 40",
        "transform-box: stroke-box; transform-origin: 3px 4px         | 13 24",
        "transform-box: border-box; transform-origin: 3px 4px         | 13 24",
        "transform-box: view-box; transform-origin: 3px 4px           | 3 4",
      })
  void transformsHaveTheirOrigins(String style, String center) {
    String shape = "<rect x='10' y='20' width='20' height='20' %s/>";
    assertAlike(
        shape.formatted("transform='rotate(30 " + center + ")'"),
        shape.formatted("style='transform: rotate(30deg); " + style + "'"));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "M1 2m3 4l5 6                          | M4 6L9 12",
        "M1 2h3v4                              | M1 2L4 2L4 6",
        "M1 2H3V4                              | M1 2L3 2L3 4",
        "M1 2c1 0 3 1 3 4                      | M1 2C2 2 4 3 4 6",
        "M1 2C2 2 4 3 4 6s2 3 5 5              | M1 2C2 2 4 3 4 6C4 9 6 9 9 11",
        "M1 2C2 2 4 3 4 6S2 3 5 5              | M1 2C2 2 4 3 4 6C4 9 2 3 5 5",
        "M1 2s2 3 5 5                          | M1 2C1 2 3 5 6 7",
        "M1 2L4 6s2 3 5 5                      | M1 2L4 6C4 6 6 9 9 11",
        "M1 2q3 0 3 3                          | M1 2Q4 2 4 5",
        "M1 2Q4 2 4 5t6 3                      | M1 2Q4 2 4 5Q4 8 10 8",
        "M1 2Q4 2 4 5T6 3                      | M1 2Q4 2 4 5Q4 8 6 3",
        "M1 2t6 3                              | M1 2Q1 2 7 5",
        "M1 2C2 2 4 3 4 6t6 3                  | M1 2C2 2 4 3 4 6Q4 6 10 9",
        "M1 2Q4 2 4 5s2 3 5 5                  | M1 2Q4 2 4 5C4 5 6 8 9 10",
        "M1 2Q3 6 7 5                          | M1 2C2.3333333333 4.6666666667 4.3333333333"
            + " 5.6666666667 7 5",
        "M1 2 3 4 5 6                          | M1 2L3 4L5 6",
        "m1 2 3 4 5 6                          | M1 2L4 6L9 12",
        "M1 2h5v5zl3 3                         | M1 2H6V7zM1 2L4 5",
        "M1 2h5v5zm3 3h4                       | M1 2H6V7zM4 5H8",
        "M1 2L4 6M7 8                          | M1 2L4 6",
        "M1 2A5 5 0 0 1 1 2L4 6                | M1 2L4 6",
        "M1 2A0 5 0 0 1 4 6                    | M1 2L4 6",
        "M0 0A1 1 0 0 1 20 0                   | M0 0A10 10 0 0 1 20 0",
        "M0 0a10 5 90 0 1 0 20                 | M0 0A5 10 0 0 1 0 20",
        "M1 2L4 6L5 x 7                        | M1 2L4 6",
        "M1 2L4 6 L                            | M1 2L4 6",
      })
  void equivalentPathDataGivesEqualPoints(String one, String other) {
    String shape = "<path stroke='red' d='%s'/>";
    assertAlike(shape.formatted(other), shape.formatted(one));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "font-family: Arial                               | font-family: CMU Sans Serif  ",
        "font-family: Helvetica Neue                      | font-family: sans-serif",
        "font-family: Open Sans                           | font-family: sans-serif",
        "font-family: Calibri                             | font-family: sans-serif",
        "font-family: Nothing, \"Arial\"                  | font-family: sans-serif",
        "font-family: \"Courier New\", serif              | font-family: monospace",
        "font-family: Consolas                            | font-family: monospace",
        "font-family: Times New Roman                     | font-family: serif",
        "font-family: Georgia                             | font-family: serif",
        "font-family: Nothing                             | font-family: serif",
        "font-family: \"\", Arial                         | font-family: sans-serif",
        "font-family: Verdana                             | font-family: DejaVu Sans",
        "font-family: Bitstream Vera Sans Mono            | font-family: DejaVu Sans Mono",
        "font-family: PingFang SC                         | font-family: Noto Sans SC",
        "font-family: Microsoft YaHei                     | font-family: SimHei",
        "font-weight: 600                                 | font-weight: bold",
        "font-weight: bolder                              | font-weight: bold",
        "font-weight: 599                                 | font-weight: normal",
        "font-weight: lighter                             | font-weight: normal",
        "font-style: OBLIQUE                              | font-style: italic",
        "font-style: oblique 10deg                        | font-style: italic",
        "font: 20px serif                                 | font-family: serif; font-size: 20px",
        "font: italic 20px serif                          | font-family: serif; font-size: 20px;"
            + " font-style: italic",
        "font: bold italic 20px/1.5 Arial                 | font-family: Arial; font-size: 20px;"
            + " font-style: italic; font-weight: bold",
        "font: 20px / 24px \"Courier New\", serif         | font-family: monospace; font-size:"
            + " 20px",
        "font: normal small-caps 20px serif               | font-family: serif; font-size: 20px",
        "font: 700 20px serif                             | font-family: serif; font-size: 20px;"
            + " font-weight: bold",
        "font: oblique 20px serif                         | font-family: serif; font-size: 20px;"
            + " font-style: italic",
        "font-style: italic; font: 20px serif             | font-family: serif; font-size: 20px",
        "font-weight: bold; font: 20px serif              | font-family: serif; font-size: 20px",
        "font: 20px                                       | font-size: 16px",
        "font: 20px/2                                     | font-size: 16px",
        "font: wide 20px serif                            | font-size: 16px",
        "font: italic serif                               | font-size: 16px",
        "--f: Arial; font: var(--f)                       | font-family: Arial",
        "letter-spacing: 0.5em                            | letter-spacing: 8px",
      })
  void equivalentFontsGiveEqualOutlines(String one, String other) {
    String text = "<text x='10' y='40' style='%s'>Hamburg</text>";
    assertAlike(text.formatted(other), text.formatted(one));
  }

  @ParameterizedTest
  @CsvSource({
    "serif, sans-serif",
    "serif, monospace",
    "sans-serif, monospace",
    "monospace, DejaVu Sans Mono",
    "sans-serif, DejaVu Sans",
    "sans-serif, Noto Sans SC",
    "DejaVu Sans, DejaVu Sans Mono",
  })
  void fontFamiliesLookDifferent(String one, String other) {
    String text = "<text style='font-family: %s'>Hamburg</text>";
    assertNotEquals(parts(text.formatted(one)), parts(text.formatted(other)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "hwb(0 0% 0%)                 | 0 0 0 1",
        "hsl(.5turn 100% 50%)         | 0 1 1 1",
        "hsl(200grad 100% 50%)        | 0 1 1 1",
        "hsl(3.141592653589793rad 100% 50%) | 0 1 1 1",
        "rgb(300 -20 0)               | 1 0 0 1",
        "rgb(0 0 0 / 200%)            | 0 0 0 1",
        "RGB(255, 0, 0)               | 1 0 0 1",
        "#F0F                         | 1 0 1 1",
        "Lime                         | 0 1 0 1",
        "#12345                       | 0 0 0 1",
        "#ggg                         | 0 0 0 1",
        "rgb(1 2)                     | 0 0 0 1",
        "rgb(1 2 3 4 5)               | 0 0 0 1",
        "lab(50% 40)                  | 0 0 0 1",
        "color(cmyk 0 0 0)            | 0 0 0 1",
        "color-mix(in srgb, red 0%, blue 0%) | 0 0 0 1",
        "rgb(a b c)                   | 0 0 0 1",
        "rgb(from red r g b)          | 0 0 0 1",
        "color(display-p3 1 0 0)      | 0 0 0 1",
        "oklab(50% 0 0)               | 0 0 0 1",
      })
  void coloursOfAllNotationsAreRead(String text, String rgba) {
    var part = (SvgPart.Outline) parts("<rect width='9' height='9' fill='" + text + "'/>").get(0);
    Color color = ((Paint.Solid) part.fill()).color();
    String[] values = rgba.split(" ");
    assertEquals(Double.parseDouble(values[0]), color.red(), 1e-9);
    assertEquals(Double.parseDouble(values[1]), color.green(), 1e-9);
    assertEquals(Double.parseDouble(values[2]), color.blue(), 1e-9);
    assertEquals(Double.parseDouble(values[3]), color.alpha(), 1e-9);
  }

  /**
   * A marker of one rectangle at the vertices of a line of width 2 from (10, 10) through (30, 10)
   * to (30, 30).
   */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "marker-start='url(#m)' |                             | 10 10 2 2",
        "marker-mid='url(#m)'   |                             | 30 10 2 2",
        "marker-end='url(#m)'   |                             | 30 30 2 2",
        "style='marker: url(#m)' |                            | 10 10 2 2, 30 10 2 2, 30 30 2 2",
        "marker-end='url(#m)'   | markerUnits='userSpaceOnUse' | 30 30 1 1",
        "marker-end='url(#m)'   | refX='1' refY='.5'          | 28 29 2 2",
        "marker-end='url(#m)'   | orient='auto'               | 28 30 2 2",
        "marker-start='url(#m)' | orient='auto'               | 10 10 2 2",
        "marker-start='url(#m)' | orient='auto-start-reverse' | 8 8 2 2",
        "marker-end='url(#m)'   | orient='auto-start-reverse' | 28 30 2 2",
        "marker-end='url(#m)'   | orient='90'                 | 28 30 2 2",
        "marker-end='url(#m)'   | orient='.5turn'             | 28 28 2 2",
        "marker-end='url(#m)'   | orient='nonsense'           | 30 30 2 2",
        "marker-end='url(#m)'   | viewBox='0 0 1 1' markerWidth='4' markerHeight='4' | 30 30 8 8",
        "marker-end='url(#m)'   | viewBox='0 0 1 2' markerWidth='4' markerHeight='4' | 30 30 4 4",
        "marker-end='url(#m)'   | viewBox='0 0 1 2' markerWidth='4' markerHeight='4' refX='center'"
            + " refY='center' | 28 26 4 4",
        "marker-end='url(#m)'   | viewBox='0 0 1 1' refX='right' refY='bottom' | 24 24 6 6",
        "marker-end='url(#m)'   | viewBox='0 0 1 1' refX='left' refY='top'     | 30 30 6 6",
        "marker-end='url(#m)'   | viewBox='0 0 1 1' refX='100%' refY='50%'     | 24 27 6 6",
        "marker-end='url(#m)'   | markerWidth='0'             | ''",
        "marker-end='url(#m)'   | viewBox='0 0 0 1'           | ''",
        "marker-end='url(#m)'   | viewBox='0 0 1'             | ''",
        "marker-end='url(#m)'   | markerWidth='.5' markerHeight='.5' | 30 30 1 1",
        "marker-end='url(#m)'   | markerWidth='.5' markerHeight='.5' overflow='visible' | 30 30 2"
            + " 2",
        "marker-end='url(#n)'   |                             | ''",
      })
  void markersStandAtVertices(String use, String attributes, String boxes) {
    String of = attributes == null ? "" : attributes;
    List<SvgPart> parts =
        parts(
            "<marker id='m' "
                + of
                + "><rect width='1' height='1' fill='lime'/></marker>"
                + "<path fill='none' stroke='red' stroke-width='2' d='M10 10H30V30' "
                + use
                + "/>");
    String actual =
        String.join(
            ", ",
            parts.subList(1, parts.size()).stream()
                .map(
                    p ->
                        "%d %d %d %d"
                            .formatted(
                                Math.round(p.bounds().min().x()),
                                Math.round(-p.bounds().max().y()),
                                Math.round(p.bounds().size().x()),
                                Math.round(p.bounds().size().y())))
                .toList());
    assertEquals(boxes.equals("''") ? "" : boxes, actual);
  }
}
