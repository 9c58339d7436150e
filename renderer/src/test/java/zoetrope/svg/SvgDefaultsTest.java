package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import zoetrope.svg.model.SvgPart;

/** Missing attributes and properties have the default values of the SVG specification. */
class SvgDefaultsTest {
  private static List<SvgPart> parts(String content) {
    return SvgDrawing.parse(
            "<svg xmlns='http://www.w3.org/2000/svg' width='100' height='100'>"
                + content
                + "</svg>")
        .parts();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "<rect width='3' height='4'/>             | <rect x='0' y='0' width='3' height='4'/>",
        "<rect width='3' height='4' rx='1'/>      | <rect width='3' height='4' rx='1' ry='1'/>",
        "<rect width='3' height='4' ry='1'/>      | <rect width='3' height='4' rx='1' ry='1'/>",
        "<rect width='3' height='4'/>             | <rect width='3' height='4' rx='0' ry='0'/>",
        "<rect width='3' height='4' rx='9'/>      | <rect width='3' height='4' rx='1.5' ry='2'/>",
        "<circle r='3'/>                          | <circle cx='0' cy='0' r='3'/>",
        "<circle cx='2' cy='2'/>                  | <circle cx='2' cy='2' r='0'/>",
        "<ellipse rx='3' ry='2'/>                 | <ellipse cx='0' cy='0' rx='3' ry='2'/>",
        "<ellipse rx='3'/>                        | <ellipse rx='3' ry='3'/>",
        "<ellipse ry='3'/>                        | <ellipse rx='3' ry='3'/>",
        "<circle r='3'/>                          | <ellipse rx='3' ry='3'/>",
        "<line x2='5' y2='6' stroke='red'/>       | <line x1='0' y1='0' x2='5' y2='6' stroke='red'/>",
        "<line x1='5' y1='6' stroke='red'/>       | <line x1='5' y1='6' x2='0' y2='0' stroke='red'/>",
        "<rect width='3' height='4'/>             | <rect width='3' height='4' fill='black'/>",
        "<rect width='3' height='4'/>             | <rect width='3' height='4' stroke='none'/>",
        "<rect width='3' height='4'/>             | <rect width='3' height='4' opacity='1'/>",
        "<rect width='3' height='4'/>             | <rect width='3' height='4' fill-opacity='1'/>",
        "<path d='M0 0h9v9z' stroke='red'/>       | <path d='M0 0h9v9z' stroke='red' stroke-width='1'/>",
        "<path d='M0 0h9v9' stroke='red'/>        | <path d='M0 0h9v9' stroke='red' stroke-linecap='butt'/>",
        "<path d='M0 0h9v9' stroke='red'/>        | <path d='M0 0h9v9' stroke='red' stroke-linejoin='miter'/>",
        "<path d='M0 0h9v9' stroke='red'/>        | <path d='M0 0h9v9' stroke='red' stroke-miterlimit='4'/>",
        "<path d='M0 0h9v9' stroke='red'/>        | <path d='M0 0h9v9' stroke='red' stroke-dasharray='none'/>",
        "<path d='M0 0h9v9h-5v-12z'/>             | <path d='M0 0h9v9h-5v-12z' fill-rule='nonzero'/>",
        "<text>a</text>                           | <text x='0' y='0'>a</text>",
        "<text>a</text>                           | <text font-size='16' text-anchor='start'>a</text>",
      })
  void missingValuesAreDefaults(String bare, String full) {
    assertEquals(parts(full), parts(bare));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "<circle r='3'/>                    | <circle r='3.1'/>",
        "<rect width='3' height='4'/>       | <rect width='3' height='4' rx='0.1'/>",
        "<path d='M0 0h9v9z' stroke='red'/> | <path d='M0 0h9v9z' stroke='red' stroke-width='1.1'/>",
        "<path d='M0 0h9v9z'/>              | <path d='M0 0h9v9z' fill='#010101'/>",
      })
  void differentValuesLookDifferent(String one, String other) {
    assertNotEquals(parts(one), parts(other));
  }

  @Test
  void aDrawingWithoutASizeIs300By150() {
    String content = "<rect width='50%' height='50%'/></svg>";
    String head = "<svg xmlns='http://www.w3.org/2000/svg'";
    assertEquals(
        SvgDrawing.parse(head + " width='300' height='150'>" + content).parts(),
        SvgDrawing.parse(head + ">" + content).parts());
  }

  @Test
  void aGradientRunsFromLeftToRightOfItsShape() {
    String stops = "<stop stop-color='red'/><stop offset='1' stop-color='blue'/>";
    String shape = "<rect width='9' height='9' fill='url(#g)'/>";
    assertEquals(
        parts(
            "<linearGradient id='g' x1='0%' y1='0%' x2='100%' y2='0%'"
                + " gradientUnits='objectBoundingBox' spreadMethod='pad'>"
                + stops
                + "</linearGradient>"
                + shape),
        parts("<linearGradient id='g'>" + stops + "</linearGradient>" + shape));
    assertEquals(
        parts(
            "<radialGradient id='g' cx='50%' cy='50%' r='50%' fx='50%' fy='50%'>"
                + stops
                + "</radialGradient>"
                + shape),
        parts("<radialGradient id='g'>" + stops + "</radialGradient>" + shape));
  }
}
