package zoetrope.tools.fuzz;

import static zoetrope.Zoetrope.*;

import java.util.List;
import java.util.Random;
import java.util.stream.Stream;

/** LaTeX: mutated formulas of the examples, and generated ones. */
final class FormulaTarget implements FuzzTarget {
  private static final String[] COMMANDS =
      ("frac sqrt hat vec overline underbrace overbrace sum int prod lim alpha beta Gamma text mathbf"
              + " mathbb mathrm left( right) left\\{ right. begin{matrix} end{matrix} begin{cases}"
              + " end{cases} begin{aligned} end{aligned} begin{array}{cc} end{array} \\ quad , ;"
              + " hspace{1em} rule{1em}{2em} scalebox{2} rotatebox{30} raisebox{1ex} color{red}"
              + " textcolor{blue} def newcommand binom tfrac cfrac substack stackrel overset underset"
              + " xrightarrow limits nolimits displaystyle Huge tiny not operatorname mathop cancel"
              + " boxed phantom smash sideset prescript multicolumn{2}{c} hline ce char vdots ddots"
              + " Braket Set item begin{itemize} end{itemize} kern2pt resizebox{1em}{!} over choose"
              + " hdotsfor{2} middle| longdiv{12}{3} roman{4} accentset mathclap ^ _ { } $ & # % ~ '")
          .split(" ");

  private final List<String> seeds =
      Stream.of("tex", "texText", "title").flatMap(w -> Seeds.givenTo(w).stream()).toList();

  @Override
  public byte[] generate(Random random) {
    Mutator mutator = new Mutator(random);
    String source = random.nextInt(3) == 0 ? grown(mutator, random, 4) : mutator.pick(seeds);
    if (random.nextInt(4) > 0) {
      source = mutator.text(source, words(mutator));
    }
    return TextInput.bytes((random.nextInt(4) == 0 ? "T" : "M") + source);
  }

  private static String[] words(Mutator mutator) {
    String[] words = new String[4];
    for (int i = 0; i < words.length; i++) {
      String command = mutator.pick(COMMANDS);
      words[i] = command.matches("[\\^_{}$&#%~']") ? command : "\\" + command + " ";
    }
    return words;
  }

  private static String grown(Mutator mutator, Random random, int depth) {
    StringBuilder text = new StringBuilder();
    int parts = 1 + random.nextInt(4);
    for (int i = 0; i < parts; i++) {
      String inner = depth == 0 ? "x" : "{" + grown(mutator, random, depth - 1) + "}";
      text.append(
          switch (random.nextInt(12)) {
            case 0 -> "\\frac" + inner + "{2}";
            case 1 -> "\\sqrt" + inner;
            case 2 -> "x^" + inner + "_" + inner;
            case 3 -> "\\left(" + inner + "\\right)";
            case 4 -> "\\" + mutator.pick(COMMANDS) + inner;
            case 5 -> "\\begin{pmatrix}" + inner + "&" + inner + "\\\\ a\\end{pmatrix}";
            case 6 -> "\\text" + inner;
            case 7 -> "\\rule{" + mutator.number() + "em}{" + mutator.number() + "pt}";
            case 8 -> "\\def\\a#1{" + inner + "#1}\\a b";
            case 9 -> "\\sum" + inner + "^" + inner;
            case 10 -> mutator.pick("=", "+", "\\alpha", "7", "é", "世", "∑", "𝔸", "'");
            default -> inner;
          });
    }
    return text.toString();
  }

  @Override
  public boolean feed(byte[] input) throws Exception {
    String text = TextInput.text(input);
    String source = text.isEmpty() ? "" : text.substring(1);
    return OneObject.show(() -> text.startsWith("T") ? texText(source) : tex(source));
  }
}
