package zoetrope.internal.tex.parse;

import static zoetrope.internal.tex.parse.Tokenizer.replacement;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import zoetrope.internal.files.TextResource;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/**
 * The arrows and bonds of mhchem with LaTeX source that shows them, from the table {@code
 * chemistry.tsv}.
 */
final class ChemicalSigns {
  /** Arrows, longer ones first. */
  static final Map<String, String> ARROWS = new LinkedHashMap<>();

  /** Bonds of {@code \bond{...}}, and the hyphen. */
  static final Map<String, String> BONDS = new HashMap<>();

  /** The commands for arrows that are as long as their texts. */
  static final Map<String, String> GROWING = new HashMap<>();

  static {
    for (String[] row : TextResource.table(ChemicalSigns.class, "chemistry.tsv")) {
      (row[0].equals("arrow") ? ARROWS : BONDS).put(row[1], row[2]);
      if (!row[3].isEmpty()) {
        GROWING.put(row[1], row[3]);
      }
    }
  }

  private ChemicalSigns() {}

  /**
   * Returns the content of a script with single letters in italics, because these are variables.
   * Content in parentheses stays unchanged.
   */
  static List<Token> withVariables(List<Token> content) {
    if (!content.isEmpty() && content.get(0).isCharacter("(")) {
      return content;
    }
    List<Token> result = new ArrayList<>();
    for (int i = 0; i < content.size(); i++) {
      boolean alone =
          (i == 0 || !isLetter(content.get(i - 1)))
              && (i + 1 == content.size() || !isLetter(content.get(i + 1)));
      if (isLetter(content.get(i)) && alone) {
        result.addAll(replacement("\\mathit{#1}", List.of(content.get(i))));
      } else {
        result.add(content.get(i));
      }
    }
    return result;
  }

  private static boolean isLetter(Token t) {
    return t.is(Kind.CHARACTER) && t.text().matches("[A-Za-z]");
  }

  /**
   * Returns a superscript with a bullet for each dot, which stands for an unpaired electron.
   * Decimal points stay unchanged.
   */
  static List<Token> withElectrons(List<Token> content) {
    List<Token> result = new ArrayList<>(content);
    for (int i = 0; i < content.size(); i++) {
      boolean isPoint = i + 1 < content.size() && content.get(i + 1).text().matches("[0-9]");
      if (content.get(i).isCharacter(".") && !isPoint) {
        result.set(i, new Token(Kind.COMMAND, "bullet", content.get(i).span()));
      }
    }
    return result;
  }

  /**
   * Returns an arrow that is as long as the texts above and below it; {@code below} is null for no
   * text.
   */
  static List<Token> labelled(String command, List<Token> above, List<Token> below, Span span) {
    List<Token> result = new ArrayList<>(Tokenizer.tokenize(command, span));
    result.addAll(below == null ? List.of() : replacement("[#1]", below));
    result.addAll(replacement("{#1}", above));
    return result;
  }

  /**
   * Returns an arrow of fixed length with texts above and below it; {@code below} is null for no
   * text.
   */
  static List<Token> stacked(List<Token> arrow, List<Token> above, List<Token> below) {
    return replacement(
        "\\mathrel{\\overset{#1}{\\underset{#2}{#3}}}",
        above,
        below == null ? List.of() : below,
        arrow);
  }
}
