package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import zoetrope.text.FontFamily;

/** Font files: a bundled font, mutated in its header, its tables or anywhere. */
final class FontTarget extends FolderTarget {
  private final List<byte[]> seeds =
      Seeds.bytes("cmun(tt|ss).ttf", 1 << 20, "renderer/src/main/resources/zoetrope/text/fonts");

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    byte[] font = mutator.pick(seeds).clone();
    int directory = 12 + 16 * (font[5] & 0xff);
    if (random.nextBoolean()) {
      font[random.nextInt(directory)] = (byte) random.nextInt(256);
    }
    return random.nextInt(3) == 0 ? font : mutator.bytes(font);
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    Path file = file(input);
    return OneObject.show(
        () -> text("Hamburg fi 123", textStyle().family(FontFamily.ofFile(file))));
  }

  private Path file(byte[] input) throws IOException {
    return write("input.ttf", input);
  }
}
