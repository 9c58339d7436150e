package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static zoetrope.mobject.Near.assertAt;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.geometry.Vec;
import zoetrope.svg.model.SvgPart;

/** Two notations of the same drawing look the same, and hidden elements have no effect. */
class SvgLooksTest {
  private static final String SHAPES =
      "<rect id='a' x='10' y='20' width='40' height='30' fill='url(#g)'/>";
  private static final String STOPS =
      "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>";

  /** An image four pixels wide and two high. */
  private static final String PICTURE =
      "href='data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAACCAIAAADwyuo0AAAAEElEQVR42mP4"
          + "z8AARwzIHABvqgf5aN2vpwAAAABJRU5ErkJggg=='";

  private static List<SvgPart> parts(String content) {
    return SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>"
                + content.replace("PICTURE", PICTURE)
                + "</svg>")
        .parts();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "rgba(255, 0, 0, 0.5) | #ff0000 | 0.5",
        "#f008                | #ff0000 | 0.5333333333333333",
        "#12345680            | #123456 | 0.5019607843137255",
        "#1234                | #112233 | 0.26666666666666666",
        "rgb(20% 40% 60%)     | #336699 | 1",
        "rgb(255 0 0 / 25%)   | red     | 0.25",
        "hsl(120, 100%, 50%)  | lime    | 1",
        "transparent          | black   | 0",
      })
  void coloursMayContainTheirOpacity(String modern, String color, String opacity) {
    for (String of : List.of("fill", "stroke")) {
      String shape = "<path d='M0 0h9v9z' %s/>";
      String plain = of + "='" + color + "' " + of + "-opacity='" + opacity + "'";
      List<SvgPart> expected = parts(shape.formatted(plain));
      assertEquals(expected, parts(shape.formatted(of + "='" + modern + "'")));
      assertEquals(expected, parts(shape.formatted("style='" + of + ": " + modern + "'")));
    }
    String gradient =
        "<linearGradient id='g'><stop %s/><stop offset='1'/></linearGradient>" + SHAPES;
    String plain = "stop-color='" + color + "' stop-opacity='" + opacity + "'";
    assertEquals(
        parts(gradient.formatted(plain)), parts(gradient.formatted("stop-color='" + modern + "'")));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "<rect width='3' height='4' style='opacity: 50%'/> | <rect width='3' height='4'"
            + " opacity='0.5'/>",
        "<rect width='3' height='4' fill-opacity='25%'/>   | <rect width='3' height='4'"
            + " fill-opacity='0.25'/>",
        "<g fill='red'><rect width='3' height='4' fill='inherit'/></g> | <rect width='3' height='4'"
            + " fill='red'/>",
        "<rect x='1' y='2' width='10' height='8' rx='2' ry='1'/> | <path d='M3 2H9A2 1 0 0 1 11"
            + " 3V9A2 1 0 0 1 9 10H3A2 1 0 0 1 1 9V3A2 1 0 0 1 3 2z'/>",
        "<switch><rect width='3' height='4'/><circle r='9'/></switch> | <rect width='3'"
            + " height='4'/>",
        "<rect width='3' height='4' scale='2' rotate='9' translate='3'/> | <rect width='3'"
            + " height='4'/>",
        "<path d='M0 0h9v9' stroke='red' stroke-dasharray='0 0'/>  | <path d='M0 0h9v9'"
            + " stroke='red'/>",
        "<path d='M0 0h9v9' stroke='red' stroke-dasharray='3 -1'/> | <path d='M0 0h9v9'"
            + " stroke='red'/>",
        "<path d='M0 0h9v9' stroke='red' stroke-width='0'/>        | <path d='M0 0h9v9'/>",
        "<rect width='3' height='4' style='fill:light-dark(red, blue)'/> | <rect width='3'"
            + " height='4' fill='red'/>",
        "<g font-size='10'><text font-size='larger'>a</text></g>   | <text font-size='12'>a</text>",
        "<g font-size='12'><text font-size='smaller'>a</text></g>  | <text font-size='10'>a</text>",
        "<text><tspan dx='3' dy='4'>a</tspan></text>               | <text x='3' y='4'>a</text>",
        "<text>a<tspan display='none'>b</tspan></text>             | <text>a</text>",
        "<text opacity='0.5'><tspan opacity='0.5'>a</tspan></text> | <text><tspan"
            + " opacity='0.25'>a</tspan></text>",
      })
  void equivalentNotationsGiveEqualParts(String one, String other) {
    assertEquals(parts(other), parts(one));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "<linearGradient x1='1' y1='2' x2='4' y2='6'          | <linearGradient"
            + " gradientTransform='translate(1 2)' x1='0' y1='0' x2='3' y2='4'",
        "<linearGradient x1='3' x2='3'                        | <linearGradient x1='5' x2='5'",
        "<radialGradient cx='4' cy='5' r='2' fx='5' fy='4'    | <radialGradient"
            + " gradientTransform='translate(4 5)' cx='0' cy='0' r='2' fx='1' fy='-1'",
        "<radialGradient cx='4' cy='5' r='2' fr='0'           | <radialGradient cx='4' cy='5' r='2'"
            + " fr='-1'",
        "<radialGradient cx='4' cy='5' r='2' fx='9' fr='1'    | <radialGradient"
            + " gradientTransform='translate(4 5) scale(2)' cx='0' cy='0' r='1' fx='2.5' fr='0.5'",
        "<radialGradient cx='4' cy='5' r='0'                  | <linearGradient x1='3' x2='3'",
      })
  void equivalentGradientsGiveEqualParts(String one, String other) {
    assertEquals(gradient(other), gradient(one));
  }

  /** An image of four by two pixels has the expected corners, and is not upside down. */
  @ParameterizedTest
  @CsvSource({"width='8', 8, 4", "height='4', 8, 4", "'', 4, 2", "width='6' height='3', 6, 3"})
  void imagesKeepTheirAspectRatio(String size, double width, double height) {
    var picture = (SvgPart.Raster) parts("<image PICTURE x='10' y='20' " + size + "/>").get(0);
    assertAt(10 + width, -20, picture.place().apply(Vec.of(1, 1)));
    assertAt(10, -20 - height, picture.place().apply(Vec.of(-1, -1)));
  }

  private static List<SvgPart> gradient(String head) {
    String tag = head.substring(1, head.indexOf(' '));
    String units = " id='g' gradientUnits='userSpaceOnUse'>";
    return parts(head + units + STOPS + "</" + tag + ">" + SHAPES);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "<rect height='4'/>                                                  | 0",
        "<rect width='4'/>                                                   | 0",
        "<ellipse rx='3' ry='0'/>                                            | 0",
        "<rect width='3' height='4' fill='none'/>                            | 0",
        "<rect width='3' height='4' display='none'/>                         | 0",
        "<image PICTURE visibility='hidden'/>                                | 0",
        "<image PICTURE width='0'/>                                          | 0",
        "<line x2='9' fill='url(#g)'/><linearGradient id='g'/>               | 0",
        "<image PICTURE/>                                                    | 1",
        "<rect width='3' height='4'/>                                        | 1",
      })
  void onlyVisibleElementsGiveParts(String content, int count) {
    assertEquals(count, parts(content).size());
  }

  @ParameterizedTest
  @CsvSource({"1.1, 1.2", "6.9, 7"})
  void partsContainTheMiterLimit(String below, String limit) {
    String corner = "<path d='M0 0h9v9' stroke='red' stroke-miterlimit='%s'/>";
    assertNotEquals(parts(corner.formatted(below)), parts(corner.formatted(limit)));
  }
}
