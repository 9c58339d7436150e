package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import zoetrope.svg.SvgDrawing;

/** SVG: mutated drawings of the project, and generated ones. */
final class DrawingTarget implements FuzzTarget {
  private static final String[] ELEMENTS =
      ("rect circle ellipse line polyline polygon path text tspan g svg use defs symbol clipPath"
              + " mask linearGradient radialGradient stop style a switch image pattern filter marker"
              + " title foreignObject textPath set animate")
          .split(" ");
  private static final String[] ATTRIBUTES =
      ("x y width height cx cy r rx ry x1 y1 x2 y2 points d transform fill stroke stroke-width"
              + " stroke-dasharray opacity clip-path id href xlink:href style class viewBox offset"
              + " stop-color gradientUnits gradientTransform spreadMethod font-size font-family"
              + " text-anchor preserveAspectRatio fill-rule stroke-linecap stroke-linejoin mask"
              + " filter display visibility dx dy rotate textLength fx fy pathLength patternUnits"
              + " refX refY markerWidth orient marker-end")
          .split(" ");
  private static final String[] VALUES = {
    "red",
    "#abc",
    "none",
    "url(#a)",
    "url(#b)",
    "#a",
    "10%",
    "1em",
    "-3",
    "0",
    "currentColor",
    "rgb(1,2,3)",
    "hsl(10,20%,30%)",
    "inherit",
    "rotate(30)",
    "matrix(1 0 0 1 0 0)",
    "scale(0)",
    "skewX(90)",
    "0 0 10 10",
    "0 0 0 0",
    "evenodd",
    "userSpaceOnUse",
    "file:///etc/passwd",
    "data:image/png;base64,AAAA",
    "10,10 20,20 5",
    "translate(1e9)",
    "context-fill",
    "auto"
  };
  private static final String PATH_LETTERS = "MmLlHhVvCcSsQqTtAaZz";

  private final List<byte[]> seeds =
      Seeds.bytes(
          ".*\\.svg",
          100_000,
          "examples",
          "scenes/src/main/resources",
          "renderer/src/test/resources");

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    if (random.nextInt(6) == 0) {
      return mutator.bytes(mutator.pick(seeds));
    }
    if (random.nextBoolean()) {
      String made = new DrawingGrammar(mutator, random).drawing();
      return made.getBytes(StandardCharsets.UTF_8);
    }
    String open =
        "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'";
    String text =
        open + attributes(mutator, random, 2) + ">" + grown(mutator, random, 4) + "</svg>";
    if (random.nextInt(3) == 0) {
      text = mutator.text(text, "<", ">", "/>", "'", "<g>", "</g>", "&lt;", "&x;", "<![CDATA[");
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static String grown(Mutator mutator, Random random, int depth) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(5); i >= 0; i--) {
      String element = mutator.pick(ELEMENTS);
      text.append('<').append(element).append(attributes(mutator, random, 5)).append('>');
      if (element.equals("style")) {
        text.append(mutator.pick("*{fill:red}", ".a>b{stroke:url(#a)}", "@import 'x';", "a{", "}"));
      } else {
        text.append(
            depth > 0 && random.nextBoolean() ? grown(mutator, random, depth - 1) : "words");
      }
      text.append("</").append(element).append('>');
    }
    return text.toString();
  }

  private static String attributes(Mutator mutator, Random random, int most) {
    StringBuilder text = new StringBuilder();
    for (int i = random.nextInt(most + 1); i > 0; i--) {
      String name = mutator.pick(ATTRIBUTES);
      if (text.indexOf(" " + name + "='") < 0) {
        text.append(' ')
            .append(name)
            .append("='")
            .append(value(mutator, random, name))
            .append('\'');
      }
    }
    return text.toString();
  }

  private static String value(Mutator mutator, Random random, String name) {
    if (name.equals("d")) {
      return path(mutator, random);
    }
    if (name.equals("id")) {
      return mutator.pick("a", "b", "c");
    }
    return random.nextInt(3) == 0 ? mutator.number() : mutator.pick(VALUES);
  }

  private static String path(Mutator mutator, Random random) {
    StringBuilder d = new StringBuilder("M0 0");
    for (int i = random.nextInt(12); i > 0; i--) {
      d.append(PATH_LETTERS.charAt(random.nextInt(PATH_LETTERS.length())));
      for (int k = random.nextInt(8); k > 0; k--) {
        d.append(random.nextInt(5) == 0 ? mutator.number() : "" + random.nextInt(50)).append(' ');
      }
    }
    return d.toString();
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String text = new String(input, StandardCharsets.UTF_8);
    return OneObject.show(() -> svgMobject(SvgDrawing.parse(text)));
  }
}
