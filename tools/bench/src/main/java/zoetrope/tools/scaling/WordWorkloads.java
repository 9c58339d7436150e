package zoetrope.tools.scaling;

import static zoetrope.Zoetrope.*;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import zoetrope.color.Color;
import zoetrope.mobject.text.Text;

/** Long texts, formulas and listings, and their parts. */
final class WordWorkloads {
  private WordWorkloads() {}

  static void addTo(List<Workload> all) {
    all.add(Workload.scene("text of words in a line", 500, (s, n) -> s.show(text(words(n, " ")))));
    all.add(Workload.scene("text of words in lines", 500, (s, n) -> s.show(text(words(n, "\n")))));
    all.add(Workload.scene("text from right to left", 500, WordWorkloads::rightToLeft));
    all.add(Workload.scene("part(word), each of a text", 125, WordWorkloads::parts));
    all.add(Workload.scene("part(from, to), each word", 250, WordWorkloads::spans));
    all.add(Workload.scene("parts(\"e\") of a text", 1000, WordWorkloads::letters));
    all.add(Workload.scene("colorParts of a text", 125, WordWorkloads::colors));
    all.add(Workload.scene("markupText, a tag a word", 500, WordWorkloads::markup));
    all.add(Workload.scene("markupText, nested tags", 8, WordWorkloads::nested));
    all.add(Workload.scene("write(text)", 250, (s, n) -> s.perform(write(text(words(n, "\n"))))));
    all.add(Workload.scene("paragraph of lines", 250, WordWorkloads::paragraphs));
    all.add(Workload.scene("bulletedList", 50, (s, n) -> s.show(bulletedList(lines(n)))));
    all.add(Workload.scene("code of lines", 125, WordWorkloads::listing));
    all.add(Workload.scene("tex of summands", 125, (s, n) -> s.show(tex(sum(n)))));
    all.add(Workload.scene("part(\"x_i\"), each of tex", 32, WordWorkloads::summands));
    all.add(Workload.scene("texMatrix in tex", 32, WordWorkloads::texMatrix));
    all.add(Workload.scene("transformMatchingStrings", 64, WordWorkloads::matching));
  }

  private static String words(int n, String between) {
    List<String> words = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      words.add("word" + i);
    }
    return String.join(between, words);
  }

  private static String[] lines(int n) {
    return words(n, "\n").split("\n");
  }

  private static void rightToLeft(OpenScene scene, int n) {
    scene.show(text(String.join(" ", Collections.nCopies(n, "שלום"))));
  }

  private static void parts(OpenScene scene, int n) {
    Text text = text(words(n, " "));
    for (int i = 0; i < n; i++) {
      text.part("word" + i).setColor(BLUE);
    }
    scene.show(text);
  }

  private static void spans(OpenScene scene, int n) {
    Text text = text(String.join(" ", Collections.nCopies(n, "word")));
    for (int i = 0; i < n; i++) {
      text.part(5 * i, 5 * i + 4).setColor(BLUE);
    }
    scene.show(text);
  }

  private static void letters(OpenScene scene, int n) {
    Text text = text("e".repeat(n));
    text.parts("e").setColor(BLUE);
    scene.show(text);
  }

  private static void colors(OpenScene scene, int n) {
    Map<String, Color> colors = new TreeMap<>();
    for (String word : lines(n)) {
      colors.put(word, BLUE);
    }
    scene.show(text(words(n, " ")).colorParts(colors));
  }

  private static void markup(OpenScene scene, int n) {
    scene.show(markupText(String.join(" ", Collections.nCopies(n, "<b>word</b>"))));
  }

  private static void nested(OpenScene scene, int n) {
    scene.show(markupText("<i>a".repeat(n) + "</i>".repeat(n)));
  }

  private static void paragraphs(OpenScene scene, int n) {
    scene.show(paragraph(lines(n)));
  }

  private static void listing(OpenScene scene, int n) {
    StringBuilder source = new StringBuilder();
    for (int i = 0; i < n; i++) {
      source.append("int word").append(i).append(" = f(\"text\", 12); // comment\n");
    }
    scene.show(code(source.toString(), "java"));
  }

  private static String sum(int n) {
    List<String> summands = new ArrayList<>();
    for (int i = 0; i < n; i++) {
      summands.add("x_{" + i + "}^2");
    }
    return String.join("+", summands);
  }

  private static void summands(OpenScene scene, int n) {
    var formula = tex(sum(n));
    for (int i = 0; i < n; i++) {
      formula.part("x_{" + i + "}").setColor(BLUE);
    }
    scene.show(formula);
  }

  private static void texMatrix(OpenScene scene, int n) {
    String rows = String.join(" \\\\ ", Collections.nCopies(n, "a & b & c & d"));
    scene.show(tex("\\begin{pmatrix} " + rows + " \\end{pmatrix}"));
  }

  private static void matching(OpenScene scene, int n) {
    var from = text(words(n, " "));
    var to = text(words(n, "  "));
    scene.perform(transformMatchingStrings(from, to));
  }
}
