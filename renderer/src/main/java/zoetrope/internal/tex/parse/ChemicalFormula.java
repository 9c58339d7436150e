package zoetrope.internal.tex.parse;

import static zoetrope.internal.tex.parse.Token.CLOSE;
import static zoetrope.internal.tex.parse.Token.OPEN;
import static zoetrope.internal.tex.parse.Tokenizer.replacement;
import static zoetrope.internal.tex.parse.Tokenizer.tokenize;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import zoetrope.internal.tex.parse.Token.Kind;
import zoetrope.source.Span;

/**
 * Rewrites a chemical formula of the package mhchem, {@code \ce{...}}, as LaTeX without packages:
 * upright letters, numbers of atoms, charges, bonds, arrows and states. Characters of the formula
 * keep their spans. The rules are those of the manual of mhchem.
 */
final class ChemicalFormula {
  private final List<Token> tokens;
  private final List<Token> result = new ArrayList<>();
  private int pos;

  /**
   * Whether a number that comes next is a subscript, because a letter, a closing bracket, a group,
   * a command, or a script of one of these precedes it.
   */
  private boolean afterElement;

  /** Whether the last script is a superscript. */
  private boolean raised;

  private ChemicalFormula(List<Token> tokens) {
    this.tokens = tokens;
  }

  /**
   * Returns math tokens. Tokens that stand for no characters of the formula have an empty span at
   * 0, which the caller replaces.
   */
  static List<Token> rewrite(List<Token> tokens) {
    ChemicalFormula formula = new ChemicalFormula(tokens);
    formula.result.addAll(replacement("\\mathrm{"));
    while (formula.pos < tokens.size()) {
      formula.step();
    }
    formula.result.add(CLOSE);
    return formula.result;
  }

  private Token peek(int ahead) {
    return pos + ahead < tokens.size()
        ? tokens.get(pos + ahead)
        : new Token(Kind.END, "", Token.CALL);
  }

  private boolean startsTerm() {
    return pos == 0 || peek(-1).is(Kind.SPACE) || peek(-1).is(Kind.OPEN);
  }

  private boolean endsTerm(int ahead) {
    Token next = peek(ahead);
    return next.is(Kind.END) || next.is(Kind.SPACE) || next.text().matches("[\\])}.,;]");
  }

  private void step() {
    Token t = peek(0);
    if (arrow()) {
      return;
    }
    switch (t.kind()) {
      case SPACE -> {
        pos++;
        afterElement = false;
      }
      case SUPERSCRIPT -> superscript();
      case SUBSCRIPT -> subscript();
      case SHIFT -> mathematics();
      case OPEN -> group();
      case PARAMETER -> bond("#");
      case CHARACTER -> character(t);
      default -> command(t);
    }
  }

  private void character(Token t) {
    if (t.text().matches("[0-9]")) {
      number();
    } else if (t.isCharacter("+") || t.isCharacter("-")) {
      sign(t);
    } else if (t.isCharacter("=")) {
      if (startsTerm() && endsTerm(1)) {
        pos++;
        result.add(t);
      } else {
        bond("=");
      }
    } else if (t.isCharacter("(") && isState()) {
      boolean falls = peek(1).isCharacter("v");
      result.addAll(tokenize(falls ? "{\\downarrow}" : "{\\uparrow}", peek(1).span()));
      pos += 3;
    } else if (t.isCharacter("*") || t.isCharacter(".") && afterElement && !endsTerm(1)) {
      pos++;
      result.addAll(tokenize("\\,\\cdot\\,", t.span()));
      afterElement = false;
    } else if (t.isCharacter("v") && startsTerm() && endsTerm(1)) {
      pos++;
      result.addAll(tokenize("\\,{\\downarrow}", t.span()));
    } else if (t.text().matches("[a-z]") && startsTerm() && isVariable()) {
      pos++;
      result.addAll(replacement("\\mathit{#1}\\,", List.of(t)));
    } else {
      pos++;
      result.add(t);
      afterElement = Character.isLetter(t.text().codePointAt(0)) || t.text().matches("[)\\]]");
    }
  }

  /** Whether the next tokens are {@code (v)} for a precipitate or {@code (^)} for a gas. */
  private boolean isState() {
    return (peek(1).isCharacter("v") || peek(1).is(Kind.SUPERSCRIPT)) && peek(2).isCharacter(")");
  }

  /** Whether the next letter stands for a number of molecules, because a formula follows it. */
  private boolean isVariable() {
    boolean isAcidity = peek(0).isCharacter("p") && peek(1).text().matches("[HK]");
    int next = peek(1).is(Kind.SPACE) ? 2 : isAcidity ? 0 : 1;
    return peek(next).text().matches("[A-Z(\\[]");
  }

  /** Adds a number. After an element, it is a subscript; otherwise it is a number of molecules. */
  private void number() {
    int end = pos;
    while (end < tokens.size() && tokens.get(end).text().matches("[0-9]")) {
      end++;
    }
    List<Token> digits = tokens.subList(pos, end);
    if (afterElement) {
      pos = end;
      boolean afterScript = !result.isEmpty() && result.get(result.size() - 1).equals(CLOSE);
      result.addAll(afterScript && raised ? replacement("{\\vphantom{A}}") : List.of());
      script(Kind.SUBSCRIPT, digits);
      return;
    }
    boolean fraction =
        peek(end - pos).isCharacter("/") && peek(end - pos + 1).text().matches("[0-9]");
    if (fraction) {
      int last = end + 1;
      while (last < tokens.size() && tokens.get(last).text().matches("[0-9]")) {
        last++;
      }
      result.addAll(replacement("\\tfrac{#1}{#2}", digits, tokens.subList(end + 1, last)));
      end = last;
    } else {
      result.addAll(digits);
    }
    pos = end;
    if (peek(0).text().matches("[A-Za-z(\\[{$]") || peek(0).is(Kind.SPACE)) {
      result.addAll(replacement("\\,"));
    }
  }

  /**
   * Adds a plus or minus sign. After an element, a plus is a charge, and so is a minus at the end
   * of a term or before a state such as {@code (aq)}. Another minus inside a term is a bond or a
   * hyphen. All other signs are operators.
   */
  private void sign(Token t) {
    boolean beforeState = peek(1).isCharacter("(") && peek(2).text().matches("[aslg]");
    if (afterElement && (endsTerm(1) || beforeState || t.isCharacter("+"))) {
      pos++;
      script(Kind.SUPERSCRIPT, List.of(t));
    } else if (t.isCharacter("-") && !startsTerm()) {
      bond(isHyphen() ? "hyphen" : "-");
    } else {
      pos++;
      result.add(t);
      afterElement = false;
    }
  }

  /**
   * Whether the next sign is a hyphen after a prefix such as {@code \mu}, {@code n} or {@code
   * \eta^2}.
   */
  private boolean isHyphen() {
    boolean letter = peek(-1).text().matches("[a-z]") && (pos == 1 || peek(-2).is(Kind.SPACE));
    return peek(-1).is(Kind.COMMAND) || letter || pos > 1 && peek(-2).is(Kind.SUPERSCRIPT);
  }

  private void bond(String kind) {
    result.addAll(tokenize(ChemicalSigns.BONDS.get(kind), peek(0).span()));
    pos++;
    afterElement = false;
  }

  private void superscript() {
    Token sign = tokens.get(pos++);
    boolean isGas = peek(0).is(Kind.END) || peek(0).is(Kind.SPACE) || peek(0).is(Kind.CLOSE);
    if (isGas) {
      result.addAll(tokenize("\\,{\\uparrow}", sign.span()));
      return;
    }
    List<Token> content = new ArrayList<>();
    if (peek(0).is(Kind.OPEN)) {
      content.addAll(enclosed("}"));
    } else {
      while (peek(0).text().matches("[0-9+.-]|[IVX]")
          && !(peek(0).isCharacter("-") && peek(1).text().matches("[A-Za-z]"))) {
        content.add(tokens.get(pos++));
      }
      if (content.isEmpty()) {
        content.add(tokens.get(pos++));
      }
    }
    List<Token> shown = ChemicalSigns.withElectrons(content);
    boolean isNumeral = shown.stream().allMatch(t -> t.text().matches("[A-Z]"));
    script(Kind.SUPERSCRIPT, isNumeral ? shown : ChemicalSigns.withVariables(shown));
  }

  private void subscript() {
    pos++;
    script(Kind.SUBSCRIPT, ChemicalSigns.withVariables(lowered()));
  }

  /**
   * Reads the content of a subscript: a group, a token between dollar signs, a number that may have
   * a minus sign, or one other token.
   */
  private List<Token> lowered() {
    if (peek(0).is(Kind.OPEN)) {
      return enclosed("}");
    }
    int start = pos;
    if (peek(0).is(Kind.SHIFT) && peek(2).is(Kind.SHIFT)) {
      pos += 3;
      return tokens.subList(start + 1, pos - 1);
    }
    pos += peek(0).isCharacter("-") ? 1 : 0;
    while (peek(0).text().matches("[0-9]")) {
      pos++;
    }
    pos = pos == start ? Math.min(pos + 1, tokens.size()) : pos;
    return tokens.subList(start, pos);
  }

  /**
   * Adds a script. A superscript after another script gets an invisible letter as its base, so that
   * a charge is to the right of the number of atoms. So does a superscript without an element
   * before it.
   */
  private void script(Kind kind, List<Token> content) {
    boolean isIsotope = !afterElement && kind == Kind.SUPERSCRIPT;
    if (isIsotope && peek(0).is(Kind.SUBSCRIPT)) {
      isotope(content);
      return;
    }
    Token last = result.get(result.size() - 1);
    boolean afterScript = afterElement && last.equals(CLOSE) && result.size() > 2;
    if (isIsotope || afterScript && kind == Kind.SUPERSCRIPT) {
      result.addAll(replacement("{\\vphantom{A}}"));
    }
    result.addAll(replacement(kind == Kind.SUPERSCRIPT ? "^{#1}" : "_{#1}", content));
    raised = kind == Kind.SUPERSCRIPT;
    afterElement = !isIsotope;
  }

  /** Adds the mass of an isotope and, below it, its number of protons. */
  private void isotope(List<Token> mass) {
    pos++;
    result.addAll(replacement("\\prescript{#1}{#2}{\\vphantom{A}}", mass, lowered()));
  }

  /** Consumes a group or brackets, and returns the content. */
  private List<Token> enclosed(String close) {
    int start = ++pos;
    for (int depth = 0; pos < tokens.size(); pos++) {
      if (depth == 0 && peek(0).text().equals(close) && !peek(0).is(Kind.COMMAND)) {
        return tokens.subList(start, pos++);
      }
      depth += peek(0).depthChange();
    }
    return tokens.subList(start, pos);
  }

  /** Adds a group as text. */
  private void group() {
    result.addAll(replacement("\\text{#1}", enclosed("}")));
    afterElement = true;
  }

  /**
   * Adds the content between dollar signs, in italics. If it has commands, it is added as ordinary
   * mathematics, outside of {@code \mathrm}.
   */
  private void mathematics() {
    int start = ++pos;
    while (pos < tokens.size() && !peek(0).is(Kind.SHIFT)) {
      pos++;
    }
    List<Token> content = tokens.subList(start, pos++);
    boolean isFormula = content.stream().anyMatch(t -> t.is(Kind.COMMAND));
    result.addAll(replacement(isFormula ? "}#1\\mathrm{" : "\\mathit{#1}", content));
    boolean counts = peek(0).is(Kind.SPACE) && peek(1).text().matches("[A-Z(\\[]");
    result.addAll(counts && content.size() == 1 ? replacement("\\,") : List.of());
    afterElement = false;
  }

  private void command(Token t) {
    pos++;
    if (t.isCommand("bond") && peek(0).is(Kind.OPEN)) {
      String kind = Token.textOf(enclosed("}"));
      result.addAll(tokenize(ChemicalSigns.BONDS.getOrDefault(kind, "{-}"), t.span()));
      afterElement = false;
      return;
    }
    result.add(t);
    afterElement = !t.isCommand(",");
    while (peek(0).is(Kind.OPEN)) {
      result.addAll(replacement("{#1}", enclosed("}")));
    }
  }

  /** Adds an arrow with the text above and below it. Returns false if no arrow begins here. */
  private boolean arrow() {
    for (Map.Entry<String, String> arrow : ChemicalSigns.ARROWS.entrySet()) {
      int length = arrow.getKey().length();
      if (text(length).equals(arrow.getKey())) {
        Span span = peek(0).span().union(peek(length - 1).span());
        pos += length;
        List<Token> above = brackets();
        List<Token> below = above == null ? null : brackets();
        List<Token> drawn = new ArrayList<>(tokenize(arrow.getValue(), span));
        String growing = ChemicalSigns.GROWING.get(arrow.getKey());
        if (above != null && growing != null) {
          drawn = ChemicalSigns.labelled(growing, above, below, span);
        } else if (above != null) {
          drawn = ChemicalSigns.stacked(drawn, above, below);
        }
        result.addAll(drawn);
        afterElement = false;
        return true;
      }
    }
    return false;
  }

  private String text(int length) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < length; i++) {
      text.append(peek(i).is(Kind.CHARACTER) ? peek(i).text() : " ");
    }
    return text.toString();
  }

  private List<Token> brackets() {
    return peek(0).isCharacter("[") ? rewrite(enclosed("]")) : null;
  }
}
