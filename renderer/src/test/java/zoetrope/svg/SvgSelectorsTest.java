package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import zoetrope.color.Color;
import zoetrope.frame.Paint;

/** Selectors find the elements that CSS says, and the more specific rule wins. */
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

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "g { rect { fill: lime } }                                           | abd",
        "g { & rect { fill: lime } }                                         | abd",
        "g { > .q { fill: lime } }                                           | bc",
        "g { .p, circle { fill: lime } }                                     | abc",
        "rect { &.q { fill: lime } }                                         | b",
        "#a { & + &, + rect { fill: lime } }                                 | b",
        ".q { g & { fill: lime } }                                           | bc",
        "rect, path { &:not(.p) { fill: lime } }                             | df",
        "g { .p { &:is(.q, .none &) { fill: lime } } }                       | b",
        "g { rect { &:hover { fill: red } fill: lime } }                     | abd",
        "rect { fill: red; fill: lime; g { fill: red } }                     | abd",
        "rect { fill: lime; & { fill: red } &.p { fill: lime } }              | ab",
        "rect { & { fill: red } fill: lime }                                 | abd",
        "#none, g { rect { fill: lime } } g .p { fill: red }                 | abd",
        "g { @media (min-width: 9px) { rect { fill: lime } fill: lime } }    | abcd",
        "g { @media print { rect { fill: lime } } @supports (fill: red) { .q { fill: lime } } } | bc",
        "rect { --x: { fill: red }; fill: lime }                             | abd",
        "rect::before { & { fill: lime } } rect { ::before { fill: lime } }  | \"\"",
      })
  void nestedRulesHoldWithinTheRuleAroundThem(String css, String expected) {
    SvgDrawing drawing = draw(css);
    assertEquals(expected, lime(css));
    assertEquals(List.of(), drawing.notes());
  }

  @Test
  void aNestedRuleThatCannotBeReadIsSaid() {
    String said = draw("g { rect:nonsense { fill: lime } }").notes().toString();
    assertTrue(said.contains("the rule for \"rect:nonsense\""), said);
    String deep = "g, svg { & &, & & { ".repeat(40) + "fill: lime" + "} }".repeat(40);
    assertTrue(draw(deep).notes().toString().contains("the rule for"), "too deep");
  }

  /** The style sheet is the first child of the root, the group its second. */
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
        "path:lang(en);                 ",
        ":lang(en), :lang(pt);          e",
        ":lang('PT-br');                e",
        ":lang(pt-br-x);                ",
        ":lang(5);                      ",
        "rect:has(+ .q);                ab",
        "rect:has(+ circle);            b",
        "rect:has(~ circle);            ab",
        "rect:has(> *);                 ",
        ":has(> .q) rect;               abd",
        ":has(> path) rect;             abd",
        "a:has(ellipse) *;              e",
        "g:has(#e) *;                   ",
        "g:has(+ a ellipse) .p;         ab",
        "g:has(+ a > ellipse ~ *) .p;   ",
        "g:has(.none, #b.q) circle;     c",
        "rect:not(:has(+ *));           d",
        "rect:has(+ :is(.q, path));     ab",
        "rect:has(+ :not(circle));      a",
        "rect:has(:has(*));             ",
        "rect:has(+ :not(:has(*)));     ",
        "rect:has(;                     ",
        "rect:has();                    ",
        "rect:has(+ ..q, + circle);     ",
        "g :nth-child(1 of .q);         b",
        "g :nth-child(even of rect);    b",
        "g :nth-child(2n+1 of rect, .q); ac",
        "g :nth-last-child(2 of rect);  b",
        "g .q:nth-child(-n+2 of rect);  b",
        "g :nth-child(1 of ..q);        ",
        "rect:nth-of-type(1 of .p);     ",
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
  void selects(String selector, String ids) {
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

  @ParameterizedTest
  @ValueSource(
      strings = {
        "path { fill: lime } @layer a { path#f { fill: red } }",
        "@layer a { path#f { fill: red } } path { fill: lime }",
        "@layer a { path#f { fill: red } } @layer b { path { fill: lime } }",
        "@layer b, a; @layer a { path { fill: lime } } @layer b { path#f { fill: red } }",
        "@layer { #f { fill: red } } @layer { path { fill: lime } }",
        "@layer a { * { fill: red } } @layer b { * { fill: lime } } @layer a { #f { fill: red } }",
        "@layer a { path { fill: lime !important } } #f { fill: red !important }",
        "@layer a { * { fill: lime !important } } @layer b { #f { fill: red !important } }",
        "path { @layer a { fill: red } } path { fill: lime } @layer a { #f { fill: red } }",
      })
  void whatIsInNoLayerWinsAndThenTheLastLayer(String css) {
    assertEquals(true, lime(css).contains("f"), css);
  }

  /** Of a screen 100 wide and 80 high, in light colours. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "all",
        "screen",
        "only screen",
        "not print",
        "print, screen",
        "screen, and",
        "screen and (color)",
        "(width)",
        "(orientation)",
        "(min-width: 100px)",
        "(max-width: 100)",
        "(width: 100px)",
        "(min-width: 6.25em)",
        "(max-width: 6.25rem)",
        "(min-height: 80px)",
        "(max-height: 80px)",
        "(height: 80px)",
        "(orientation: landscape)",
        "(prefers-color-scheme: light)",
        "(prefers-reduced-motion: reduce)",
        "(prefers-contrast: no-preference)",
        "(width >= 100px)",
        "(width > 99px)",
        "(width <= 100px)",
        "(width < 101px)",
        "(height >= 80px)",
        "(height < 81px)",
        "(width = 100px)",
        "(min-width: 1px) and (min-height: 1px)",
        "(min-width: 1px) or (min-width: 999px)",
        "(min-width: 999px) or (min-width: 1px)",
        "not (min-width: 999px)",
        "(not (min-width: 999px))",
        "((min-width: 999px) or (min-height: 1px)) and (color)",
        "not print and (min-width: 1px)",
        "not screen and (min-width: 999px)",
      })
  void holdsOnTheScreen(String media) {
    assertEquals("f", lime("@media " + media + " { path { fill: lime } }"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "print",
        "not all",
        "not screen",
        "only print",
        "screen or (color)",
        "screen (color)",
        "screen and",
        "print and (min-width: 1px)",
        "(min-width: 101px)",
        "(max-width: 99px)",
        "(width: 99px)",
        "(min-width: 6.3em)",
        "(min-width: 1vw)",
        "(min-width: auto)",
        "(min-height: 81px)",
        "(max-height: 79px)",
        "(height: 100px)",
        "(orientation: portrait)",
        "(prefers-color-scheme: dark)",
        "(prefers-reduced-motion: no-preference)",
        "(prefers-contrast: more)",
        "(hover: hover)",
        "(grid)",
        "(width >= 101px)",
        "(width > 100px)",
        "(width <= 99px)",
        "(width < 100px)",
        "(height > 80px)",
        "(depth > 1px)",
        "(width > 1px px)",
        "(min-width: 1px) and (min-height: 999px)",
        "(min-width: 999px) or (min-height: 999px)",
        "not (min-width: 1px)",
        "(not (min-width: 1px))",
        "((min-width: 999px) or (min-height: 1px)) and (grid)",
        "(min-width: 1px) + (min-height: 1px)",
        "only (color)",
        "not",
      })
  void doesNotHoldOnTheScreen(String media) {
    assertEquals("", lime("@media " + media + " { path { fill: lime } }"));
  }
}
