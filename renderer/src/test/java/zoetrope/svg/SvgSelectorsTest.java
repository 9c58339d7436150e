package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;
import zoetrope.svg.model.SvgPart;

/** Selectors match elements as in CSS, and the more specific rule wins. */
class SvgSelectorsTest {
  private static final Color LIME = Color.hex("#00ff00");

  private static final String SHAPES =
      "<g class='wrap'>"
          + "<rect id='a' class='p' width='9' height='9'/>"
          + "<rect id='b' class='p\tq' data-n='one two' width='9' height='9'/>"
          + "<circle id='c' class='q' data-n='one-two' r='9'/>"
          + "<rect id='d' data-n='One' width='9' height='9'>\n</rect>"
          + "</g>"
          + "<a xml:lang='pt-BR'><ellipse id='e' rx='9' ry='8' data-n=''/></a>"
          + "<path id='f' data-n='two' d='M0 0h9v9z'/>";

  private static SvgDrawing draw(String css) {
    return SvgDrawing.parse(
        "<svg xmlns='http://www.w3.org/2000/svg' overflow='visible' width='100' height='80'>"
            + "<style>"
            + css.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            + "</style>"
            + SHAPES
            + "</svg>");
  }

  private static String lime(String css) {
    return draw(css).parts().stream()
        .map(SvgPart.Outline.class::cast)
        .filter(part -> ((Paint.Solid) part.fill()).color().equals(LIME))
        .map(SvgPart.Outline::id)
        .collect(Collectors.joining());
  }

  /**
   * Each of these rules is left out with a note. All other rules of the style sheet still apply.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "g { fill: red; rect { fill: red } }",
        "path { &.q { fill: red } }",
        "@layer a { path { fill: red } }",
        "@supports (fill: red) { path { fill: red } }",
        "@import 'a.css';",
        "@media (width >= 9px) { path { fill: red } }",
        "@media (grid) { path { fill: red } }",
        "@media (min-width: 1vw) { path { fill: red } }",
        "@media (min-width: 9px) or (min-height: 9px) { path { fill: red } }",
        "@media screen (color) { path { fill: red } }",
        "path:nth-child(1 of .q) { fill: red }",
        "path { d: path('M0 0h9v9') }",
        "path { rotate: 9deg }",
        "path { clip-path: circle(4px) }",
        "path { stroke-width: calc(1px + 2px) }",
      })
  void unsupportedRulesAreLeftOutWithANote(String css) {
    SvgDrawing drawing = draw("path { fill: lime }" + css);
    assertEquals("f", lime("path { fill: lime }" + css));
    assertEquals(1, drawing.notes().size(), css);
    assertTrue(drawing.notes().get(0).contains("left out"), "" + drawing.notes());
  }

  /** The first child of the root element is the style sheet, and the second child is the group. */
  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      quoteCharacter = '"',
      value = {
        "rect;                          abd",
        "*|rect;                        abd",
        "svg|rect;                      abd",
        "|rect;                         abd",
        "g *;                           abcd",
        "*|* > path;                    f",
        ".p;                            ab",
        ".p.q;                          b",
        "rect.q;                        b",
        ".P;                            ",
        "#c;                            c",
        "circle#c.q;                    c",
        "#a, #f;                        af",
        "g > .q;                        bc",
        "svg > .q;                      ",
        "svg .q;                        bc",
        "#a + rect;                     b",
        "#a+rect+circle;                c",
        "#a + #c;                       ",
        "#a ~ *;                        bcd",
        "#b ~ rect;                     d",
        "g > > rect;                    ",
        "[data-n];                      bcdef",
        "[ data-n = two ];              f",
        "[data-n='two'];                f",
        "[data-n~=two];                 bf",
        "[data-n~=''];                  ",
        "[data-n|=one];                 c",
        "[data-n|='one-two'];           c",
        "[data-n^=on];                  bc",
        "[data-n^=on i];                bcd",
        "[data-n^=on s];                bc",
        "[data-n=ONE i];                d",
        "[data-n=i];                    ",
        "[data-n$=wo];                  bcf",
        "[data-n$=''];                  ",
        "[data-n^=''];                  ",
        "[data-n*=''];                  ",
        "[data-n*='e-'];                c",
        "[*|data-n=two];                f",
        "[data-n=2];                    ",
        "[data-n !- two];               ",
        "[='two'];                      ",
        ":root;                         abcdef",
        ":root path;                    f",
        "rect:empty;                    abd",
        "rect:first-child;              a",
        "rect:last-child;               d",
        "ellipse:only-child;            e",
        "g :only-child;                 ",
        "circle:first-of-type;          c",
        "rect:first-of-type;            a",
        "rect:last-of-type;             d",
        "g :only-of-type;               c",
        "path:nth-child(4);             f",
        "g :nth-child(2n+1);            ac",
        "g :nth-child(odd);             ac",
        "g :nth-child(even);            bd",
        "g :nth-child( 2N );            bd",
        "g :nth-child(n+3);             cd",
        "g :nth-child(-n+2);            ab",
        "g :nth-child(2n - 1);          ac",
        "g :nth-child(3n-2);            ad",
        "g :nth-child(+3n+1);           ad",
        "g :nth-child(0n+2);            b",
        "g :nth-child(-2);              ",
        "g :nth-last-child(1);          d",
        "g :nth-last-child(-n+2);       cd",
        "rect:nth-of-type(2);           b",
        "rect:nth-of-type(3);           d",
        "rect:nth-last-of-type(3);      a",
        "g :nth-child(x);               ",
        "g :nth-sibling(2);             ",
        "a:link *;                      e",
        "g:any-link *;                  ",
        "path:hover;                    ",
        "path:not(:hover);              f",
        "path:nonsense;                 ",
        "g :not(rect);                  c",
        "g :not(.p, .q);                d",
        "g :not(:not(circle));          c",
        ":is(#a, path);                 af",
        ":is(#a, ..b);                  a",
        ":where(#a, path);              af",
        ":matches(#a);                  a",
        "path::before;                  ",
        "path:after;                    ",
        "path::slotted(g);              ",
        "path::;                        ",
        "path:;                         ",
        "path:5;                        ",
        "#a, ..b;                       ",
        ">rect;                         ",
        "rect >;                        ",
        ".p rect*;                      ",
        "rect.;                         ",
        "svg|;                          ",
      })
  void aSelectorMatchesItsElements(String selector, String ids) {
    assertEquals(ids == null ? "" : ids, lime(selector + " { fill: lime }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "#f { fill: lime } path { fill: red }",
        "#f { fill: lime } path.x.y.z, path { fill: red }",
        "[data-n] { fill: lime } path { fill: red }",
        "path { fill: lime } * { fill: red }",
        ":root path { fill: lime } svg path { fill: red }",
        "path:last-child { fill: lime } path { fill: red }",
        ":is(#f, g) { fill: lime } path[data-n]:last-child { fill: red }",
        "path:not(#a) { fill: lime } path[data-n]:last-child { fill: red }",
        "path { fill: lime } :where(#f) { fill: red }",
        "path { fill: red } path { fill: lime }",
        "svg path { fill: lime } path { fill: red }",
        "path:nth-child(n) { fill: lime } path { fill: red }",
      })
  void theMoreSpecificRuleWins(String css) {
    assertEquals(true, lime(css).contains("f"), css);
  }

  /** The screen is 100 wide and 80 high, with a light colour scheme. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "all",
        "screen",
        "only screen",
        "not print",
        "print, screen",
        "(min-width: 100px)",
        "(max-width: 100)",
        "(min-width: 6.25em)",
        "(max-width: 6.25rem)",
        "(min-height: 80px)",
        "(max-height: 80px)",
        "(orientation: landscape)",
        "(prefers-color-scheme: light)",
        "(prefers-reduced-motion: reduce)",
        "(min-width: 1px) and (min-height: 1px)",
        "not (min-width: 999px)",
        "not print and (min-width: 1px)",
        "not screen and (min-width: 999px)",
      })
  void mediaQueriesThatMatchAScreenApply(String media) {
    assertEquals("f", lime("@media " + media + " { path { fill: lime } }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "print",
        "not all",
        "not screen",
        "only print",
        "print and (min-width: 1px)",
        "(min-width: 101px)",
        "(max-width: 99px)",
        "(min-width: 6.3em)",
        "(min-height: 81px)",
        "(max-height: 79px)",
        "(orientation: portrait)",
        "(prefers-color-scheme: dark)",
        "(prefers-reduced-motion: no-preference)",
        "(min-width: 1px) and (min-height: 999px)",
        "not (min-width: 1px)",
      })
  void mediaQueriesThatDoNotMatchAScreenHaveNoEffect(String media) {
    SvgDrawing drawing = draw("@media " + media + " { path { fill: lime } }");
    assertEquals("", lime("@media " + media + " { path { fill: lime } }"));
    assertEquals(List.of(), drawing.notes());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "screen and",
        "screen or (color)",
        "(min-width: auto)",
        "(min-width: 1px) + (min-height: 1px)",
        "(min-width: 1px",
        "not",
        "(",
        "()",
      })
  void leavesOutMediaThatCannotBeRead(String media) {
    SvgDrawing drawing = draw("@media " + media + " { path { fill: lime } }");
    assertEquals("", lime("@media " + media + " { path { fill: lime } }"));
    assertTrue(drawing.notes().size() <= 1, "" + drawing.notes());
  }
}
