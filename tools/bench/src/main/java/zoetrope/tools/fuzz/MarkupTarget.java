package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.util.Random;

/** Pango markup: tags, attributes and entities, valid and invalid. */
final class MarkupTarget implements FuzzTarget {
  private static final String[] TAGS = "b i u s tt sub sup big small span x".split(" ");
  private static final String[] ATTRIBUTES = {
    " foreground=\"red\"",
    " size='large'",
    " font='CMU Serif 12'",
    " weight=\"bold\"",
    " rise='1'",
    " underline=\"double\"",
    " color=\"#12345\"",
    " fgcolor='#fff'",
    " style='italic'",
    " =",
    " a",
    " size=\"1e9\"",
    " size='-5'",
    " size='12pt'",
    " letter_spacing=\"9\"",
    " foreground=red"
  };

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    String text = grown(mutator, random, random.nextInt(6));
    if (random.nextInt(3) == 0) {
      text = mutator.text(text, "<", ">", "</", "&", ";", "\"", "<b>", "</b>", "<!--", "&#x");
    }
    return TextInput.bytes(text);
  }

  private static String grown(Mutator mutator, Random random, int depth) {
    StringBuilder text = new StringBuilder();
    int parts = 1 + random.nextInt(3);
    for (int i = 0; i < parts; i++) {
      String inner = depth == 0 ? "word " : grown(mutator, random, depth - 1);
      String tag = mutator.pick(TAGS);
      text.append(
          switch (random.nextInt(6)) {
            case 0 -> mutator.pick("&amp;", "&lt;", "&#65;", "&#x1F600;", "&bad;", "&#99999999;");
            case 1 -> WordsTarget.run(random);
            case 2 -> "<" + tag + "/>";
            default -> open(mutator, random, tag) + inner + "</" + tag + ">";
          });
    }
    int deep = random.nextInt(200) == 0 ? random.nextInt(2000) : 0;
    return "<i>".repeat(deep) + text + "</i>".repeat(deep);
  }

  private static String open(Mutator mutator, Random random, String tag) {
    StringBuilder open = new StringBuilder("<" + tag);
    for (int i = random.nextInt(3); i > 0; i--) {
      open.append(mutator.pick(ATTRIBUTES));
    }
    return open.append('>').toString();
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String text = TextInput.text(input);
    return OneObject.show(() -> markupText(text));
  }
}
