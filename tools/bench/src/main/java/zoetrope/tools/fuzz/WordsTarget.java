package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import zoetrope.text.TextDirection;

/**
 * Texts in many scripts, with combining marks, joiners, controls and lone surrogates. Some inputs
 * also colour a part of the text.
 */
final class WordsTarget implements FuzzTarget {
  /** Unicode blocks that the bundled fonts cover, and some that they lack. */
  private static final int[][] BLOCKS = {
    {0x20, 0x7e},
    {0xa0, 0x17f},
    {0x300, 0x36f},
    {0x370, 0x4ff},
    {0x590, 0x6ff},
    {0x900, 0x97f},
    {0xe00, 0xeff},
    {0x1100, 0x11ff},
    {0x2000, 0x206f},
    {0x2190, 0x22ff},
    {0x3040, 0x30ff},
    {0x4e00, 0x4fff},
    {0xac00, 0xacff},
    {0xd800, 0xdfff},
    {0xfe00, 0xfe0f},
    {0xfb50, 0xfdff},
    {0x1f1e6, 0x1f1ff},
    {0x1f300, 0x1f64f},
    {0x1d400, 0x1d7ff},
    {0xe0020, 0xe007f}
  };

  private final List<String> seeds =
      Stream.of("text", "title", "paragraph").flatMap(w -> Seeds.givenTo(w).stream()).toList();

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    StringBuilder text = new StringBuilder();
    if (random.nextBoolean()) {
      text.append(mutator.pick(seeds));
    }
    int runs = random.nextInt(5);
    for (int i = 0; i < runs; i++) {
      text.insert(random.nextInt(text.length() + 1), run(random));
    }
    return TextInput.bytes((char) ('a' + random.nextInt(8)) + text.toString());
  }

  /** Returns letters of one block. Sometimes they are repeated up to 3,000 times. */
  static String run(Random random) {
    int[] block = BLOCKS[random.nextInt(BLOCKS.length)];
    StringBuilder text = new StringBuilder();
    int length = 1 + random.nextInt(12);
    for (int i = 0; i < length; i++) {
      text.appendCodePoint(block[0] + random.nextInt(block[1] - block[0] + 1));
    }
    int times = random.nextInt(60) == 0 ? 1 + random.nextInt(3000) : 1;
    return text.toString().repeat(times);
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String text = TextInput.text(input);
    if (text.isEmpty()) {
      return false;
    }
    char mode = text.charAt(0);
    String source = text.substring(1);
    return OneObject.show(
        () -> {
          var made =
              switch (mode) {
                case 'b' -> text(source).bold().italic();
                case 'c' -> text(source).direction(TextDirection.RIGHT_TO_LEFT);
                case 'd' -> text(source).ligatures(false).kerning(false).lineSpacing(0.5);
                case 'e' -> text(source).font("DejaVu Sans Mono");
                default -> text(source);
              };
          if (mode == 'f' && source.length() > 2) {
            made.part(source.length() / 3, source.length() * 2 / 3).setColor(BLUE);
          }
          return made;
        });
  }
}
