package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import zoetrope.svg.SvgDrawing;

/** SVG: mutated drawings of the project, and generated ones. */
final class DrawingTarget implements FuzzTarget {
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
    String text = new DrawingGrammar(mutator, random).drawing();
    if (random.nextInt(4) == 0) {
      text = mutator.text(text, "<", ">", "/>", "'", "<g>", "</g>", "&lt;", "&x;", "<![CDATA[");
    }
    return text.getBytes(StandardCharsets.UTF_8);
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String text = new String(input, StandardCharsets.UTF_8);
    return OneObject.show(() -> svgMobject(SvgDrawing.parse(text)));
  }
}
