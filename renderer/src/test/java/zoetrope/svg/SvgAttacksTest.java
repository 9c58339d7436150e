package zoetrope.svg;

import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import zoetrope.color.Palette;
import zoetrope.frame.Camera;
import zoetrope.frame.Frame;
import zoetrope.frame.Item;
import zoetrope.internal.raster.Canvas;
import zoetrope.mobject.image.SvgMobject;
import zoetrope.svg.model.SvgException;

/**
 * Drawings that are expensive on purpose. Each is refused with a reason, or drawn in seconds with
 * notes on omissions. All are drawn at 240p.
 */
class SvgAttacksTest {
  private static final Duration LIMIT = Duration.ofSeconds(60);
  private static final String HEAD =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 160 90'>";
  private static final String RECT = "<rect width='160' height='90' ";

  private static final String CLIP = "<clipPath id='c'><circle cx='80' cy='45' r='40'/></clipPath>";
  private static final String PIXEL =
      "image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

  private static Arguments drawn(String name, String content) {
    return Arguments.of(name, content, "");
  }

  private static Arguments noted(String name, String content, String words) {
    return Arguments.of(name, content, words);
  }

  static Stream<Arguments> attacks() {
    String mask = "<mask id='m'><circle cx='80' cy='45' r='40' fill='white'/></mask>";
    String circle = "<circle cx='80' cy='45' r='40' fill='white' ";
    return Stream.of(
        noted(
            "10,000 masks",
            mask + (RECT + "mask='url(#m)'/>").repeat(10_000),
            "paint the drawing more"),
        drawn(
            "masks in masks",
            "<defs>"
                + chain(60, "mask", circle + "mask='url(#%d)'/>")
                + "</defs>"
                + RECT
                + "mask='url(#60)'/>"),
        drawn(
            "masks nested in groups",
            mask + "<g mask='url(#m)'>".repeat(50) + RECT + "/>" + "</g>".repeat(50)),
        drawn(
            "filters nested in groups",
            "<filter id='f'><feGaussianBlur stdDeviation='9'/></filter>"
                + "<g filter='url(#f)'>".repeat(20)
                + RECT
                + "/>"
                + "</g>".repeat(20)),
        noted(
            "masks with two uses of masks",
            "<defs>"
                + chain(30, "mask", circle + "mask='url(#%1$d)'/>" + circle + "mask='url(#%1$d)'/>")
                + "</defs>"
                + RECT
                + "mask='url(#30)'/>",
            "paint the drawing more"),
        noted(
            "patterns in masks in patterns",
            "<defs>" + patternsInMasks(30) + "</defs>" + RECT + "fill='url(#p30)'/>",
            "nested too deep"),
        drawn(
            "a billion tiles",
            "<pattern id='p' width='1e-4' height='1e-3' patternUnits='userSpaceOnUse'><circle"
                + " r='1'/></pattern>"
                + RECT
                + "fill='url(#p)'/>"),
        noted(
            "tiles of many things",
            "<pattern id='p' width='1' height='1' patternUnits='userSpaceOnUse'>"
                + "<circle r='1'/>".repeat(9_000)
                + "</pattern>"
                + (RECT + "fill='url(#p)'/>").repeat(1_000),
            "too many"),
        noted("patterns of many sizes", patterns(2_000), "paint the drawing more"),
        drawn(
            "a huge filter region",
            "<filter id='f' filterUnits='userSpaceOnUse' x='-1e9' y='-1e9' width='2e9'"
                + " height='2e9'><feFlood flood-color='red'/><feGaussianBlur"
                + " stdDeviation='3'/></filter>"
                + RECT
                + "filter='url(#f)'/>"),
        drawn(
            "a huge blur",
            "<filter id='f'><feGaussianBlur stdDeviation='1e9'/></filter>"
                + RECT
                + "filter='url(#f)'/>"),
        drawn(
            "30 huge blurs",
            "<filter id='f'>"
                + "<feGaussianBlur stdDeviation='1e9'/>".repeat(30)
                + "</filter>"
                + RECT
                + "filter='url(#f)'/>"),
        drawn(
            "huge morphology",
            "<filter id='f'>"
                + "<feMorphology operator='dilate' radius='1e9'/>".repeat(30)
                + "</filter>"
                + RECT
                + "filter='url(#f)'/>"),
        noted(
            "1,000 filtered elements",
            "<filter id='f'><feGaussianBlur stdDeviation='9'/><feGaussianBlur"
                + " stdDeviation='2'/></filter>"
                + (RECT + "filter='url(#f)'/>").repeat(1_000),
            "paint the drawing more"),
        noted(
            "10,000 blended elements",
            (RECT + "style='mix-blend-mode:multiply' opacity='.5'/>").repeat(10_000),
            "paint the drawing more"),
        noted(
            "10,000 clipped pictures",
            CLIP + (picture(PIXEL, "width='160' height='90'")).repeat(10_000),
            "paint the drawing more"),
        noted(
            "pictures that paint much, small",
            CLIP + picture(blended(900), "width='16' height='9'").repeat(3),
            "paint the drawing more"),
        noted(
            "clips of clipped shapes, after all exact ones",
            "<path fill-rule='evenodd' d='M0 0"
                + "l1 1 1 -1".repeat(1_550)
                + "z'/>"
                + CLIP
                + "<clipPath id='d'>"
                + "<circle cx='80' cy='45' r='44' clip-path='url(#c)'/>".repeat(1_000)
                + "</clipPath>"
                + (RECT + "clip-path='url(#d)'/>").repeat(20),
            "paint the drawing more"),
        drawn(
            "many dashes",
            "<path d='M0 0H160V90H0z' stroke='red' fill='none' stroke-width='.1'"
                + " stroke-dasharray='1e-7'/>"),
        drawn(
            "a long list of dashes",
            "<path d='M0 0H160V90H0z' stroke='red' fill='none' stroke-dasharray='"
                + "1 2 ".repeat(100_000)
                + "'/>"),
        drawn(
            "dashes of a line to far away",
            "<path d='M0 0H1e12' stroke='red' stroke-width='5' stroke-dasharray='1'/>"),
        drawn(
            "dashes under a skew",
            "<g transform='skewX(30)'><path d='M0 0H1e7' stroke='red' stroke-width='5'"
                + " stroke-dasharray='.01'/></g>"),
        noted(
            "clips of many shapes",
            "<clipPath id='c'>"
                + "<circle r='30' cx='40' cy='40'/>".repeat(5_000)
                + "</clipPath>"
                + (RECT + "clip-path='url(#c)'/>").repeat(50),
            "points: simplify"),
        drawn(
            "markers at each corner",
            "<marker id='m' markerWidth='9' markerHeight='9'><circle r='5'/></marker><path"
                + " marker-mid='url(#m)' fill='none' stroke='red' d='M0 0"
                + "l1 1 1 -1".repeat(40_000)
                + "'/>"),
        drawn(
            "variables that multiply",
            "<style>:root{--a0:1px"
                + variables(40)
                + "}rect{width:var(--a40)}</style>"
                + RECT
                + "/>"),
        noted(
            "selectors of every kind",
            "<style>"
                + "g:not(.a) > * ~ rect:nth-child(2n+1) + rect{fill:red}".repeat(2_000)
                + "</style>"
                + (RECT + "/>").repeat(2_000),
            "too long"),
        noted(
            "masks that multiply by uses",
            "<mask id='m'>" + uses(20) + "<use href='#u20'/></mask>" + RECT + "mask='url(#m)'/>",
            "nested <use> elements"));
  }

  private static String picture(String data, String attributes) {
    return "<image clip-path='url(#c)' href='data:" + data + "' " + attributes + "/>";
  }

  private static String blended(int count) {
    String inner =
        HEAD + (RECT + "style='mix-blend-mode:multiply' opacity='.5'/>").repeat(count) + "</svg>";
    byte[] bytes = inner.getBytes(StandardCharsets.UTF_8);
    return "image/svg+xml;base64," + Base64.getEncoder().encodeToString(bytes);
  }

  /**
   * Returns elements numbered from 0 to {@code depth}. The content of each element refers to the
   * previous element.
   */
  private static String chain(int depth, String element, String content) {
    return chain(depth, element, content, "");
  }

  private static String chain(int depth, String element, String content, String beside) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i <= depth; i++) {
      all.append("<%s id='%d'>".formatted(element, i));
      all.append(i == 0 ? "<circle r='90' fill='white'/>" : content.formatted(i - 1));
      all.append("</%s>".formatted(element));
      all.append(beside.formatted(i, i));
    }
    return all.toString();
  }

  private static String patternsInMasks(int depth) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i <= depth; i++) {
      String fill = i == 0 ? "white" : "url(#p" + (i - 1) + ")";
      all.append("<mask id='m%d'><rect width='9' height='9' fill='%s'/></mask>".formatted(i, fill));
      all.append(
          "<pattern id='p%1$d' width='.1' height='.1'><rect width='9' height='9' fill='red' mask='url(#m%1$d)'/></pattern>"
              .formatted(i));
    }
    return all.toString();
  }

  private static String patterns(int count) {
    StringBuilder all = new StringBuilder();
    for (int i = 0; i < count; i++) {
      all.append(
          "<pattern id='p%1$d' width='%2$s' height='80' patternUnits='userSpaceOnUse'><circle r='40'/></pattern>"
              .formatted(i, 100 + i * 0.01));
      all.append(RECT).append("fill='url(#p%d)'/>".formatted(i));
    }
    return all.toString();
  }

  private static String variables(int count) {
    StringBuilder all = new StringBuilder();
    for (int i = 1; i <= count; i++) {
      all.append(";--a%1$d:var(--a%2$d) + var(--a%2$d)".formatted(i, i - 1));
    }
    return all.toString();
  }

  private static String uses(int depth) {
    StringBuilder all = new StringBuilder("<rect id='u0' width='1' height='1'/>");
    for (int i = 1; i <= depth; i++) {
      all.append("<g id='u%1$d'><use href='#u%2$d'/><use href='#u%2$d'/></g>".formatted(i, i - 1));
    }
    return all.toString();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("attacks")
  void boundsTheCostOfAttacks(String name, String content, String words) {
    String said = assertTimeoutPreemptively(LIMIT, () -> draw(HEAD + content + "</svg>"));
    assertTrue(words.isEmpty() ? said.isEmpty() : said.contains(words), said);
  }

  /** Draws a drawing at 240p and returns the notes and errors. */
  private static String draw(String svg) {
    SvgDrawing drawing;
    try {
      drawing = SvgDrawing.parse(svg);
    } catch (SvgException e) {
      return e.getMessage();
    }
    List<Item> items = new ArrayList<>();
    new SvgMobject(drawing).sizedByViewBox().scale(4).appendItems(items);
    new Canvas(427, 240).draw(new Frame(Camera.DEFAULT, Palette.BLACK, items));
    return String.join("\n", drawing.notes());
  }
}
