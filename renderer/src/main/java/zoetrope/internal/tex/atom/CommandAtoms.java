package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_LIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NOLIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NORMAL;
import static org.scilab.forge.jlatexmath.TeXConstants.UNIT_EM;
import static org.scilab.forge.jlatexmath.TeXConstants.UNIT_EX;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.BoldAtom;
import org.scilab.forge.jlatexmath.FBoxAtom;
import org.scilab.forge.jlatexmath.FractionAtom;
import org.scilab.forge.jlatexmath.ItAtom;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.NthRoot;
import org.scilab.forge.jlatexmath.OverUnderDelimiter;
import org.scilab.forge.jlatexmath.OverlinedAtom;
import org.scilab.forge.jlatexmath.PhantomAtom;
import org.scilab.forge.jlatexmath.RomanAtom;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.SmallCapAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.SsAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TextStyleAtom;
import org.scilab.forge.jlatexmath.TtAtom;
import org.scilab.forge.jlatexmath.TypedAtom;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Node.Argument;
import zoetrope.internal.tex.parse.Signatures;
import zoetrope.source.Span;

/**
 * Builds the atoms of commands. Common commands are built directly. For all others, JLaTeXMath's
 * parser reads the command alone, with finished atoms as its arguments.
 */
final class CommandAtoms {
  /** The gap between a formula and the arrow over it, in em. */
  private static final float ARROW_GAP = 0.1f;

  /** Plain TeX's vertical dots in em: 4 pt apart, with 6 pt of space above. */
  private static final float VDOTS_PITCH = 0.4f;

  private static final float VDOTS_HEIGHT = 1.4f;

  /** The width of Computer Modern's dot, in em. */
  private static final float DOT_WIDTH = 0.277779f;

  /** The rule thickness of Computer Modern, in em. */
  private static final double RULE_THICKNESS = 0.04f;

  /** JLaTeXMath's accents by command. */
  private static final Map<String, String> ACCENTS = new HashMap<>();

  /** The commands that assign one of TeX's atom classes, in the order of the classes' numbers. */
  private static final List<String> CLASSES =
      List.of("mathord mathop mathbin mathrel mathopen mathclose mathpunct mathinner".split(" "));

  /** Commands whose arguments are appended to the surrounding list instead of a separate list. */
  private static final Set<String> APPENDED_COMMANDS = Set.of("pmod", "mod", "pod");

  /** Commands that this class builds directly from their arguments. */
  private static final Map<String, Maker> MAKERS = new HashMap<>();

  private final AtomBuilder builder;

  private interface Maker {
    Atom make(List<Atom> arguments);
  }

  static {
    for (String name :
        ("hat widehat tilde acute grave ddot mathring bar breve check vec dot widetilde")
            .split(" ")) {
      ACCENTS.put(name, name);
    }
    String[] inText =
        ("~ tilde ' acute ^ hat \" ddot ` grave = bar . dot u breve v check H doubleacute t tie"
                + " r mathring")
            .split(" ");
    for (int i = 0; i < inText.length; i += 2) {
      ACCENTS.put(inText[i], inText[i + 1]);
    }
    MAKERS.put("frac", a -> new FractionAtom(a.get(0), a.get(1), true));
    MAKERS.put("mathchoice", ChoiceAtom::new);
    MAKERS.put("sqrt", a -> new NthRoot(a.get(a.size() - 1), a.size() > 1 ? a.get(0) : null));
    font("rm", RomanAtom::new);
    font("bf", x -> new BoldAtom(new RomanAtom(x)));
    font("it", ItAtom::new);
    font("sf", SsAtom::new);
    font("tt", TtAtom::new);
    font("sc", SmallCapAtom::new);
    one("text", RomanAtom::new);
    one("boldsymbol bold", BoldAtom::new);
    for (String name : "mathbb mathcal mathfrak mathscr mathds".split(" ")) {
      one(name, x -> new TextStyleAtom(x, name));
    }
    one("cal", x -> new TextStyleAtom(x, "mathcal"));
    for (int i = 0; i < CLASSES.size(); i++) {
      int type = i;
      one(CLASSES.get(i), x -> new TypedAtom(type, type, x));
    }
    one("mathop", x -> operator(x, SCRIPT_NORMAL));
    one("operatorname", x -> operator(new RomanAtom(x), SCRIPT_NOLIMITS));
    one("operatorname*", x -> operator(new RomanAtom(x), SCRIPT_NORMAL));
    one("overline", OverlinedAtom::new);
    one("boxed fbox", FBoxAtom::new);
    one("underbrace", x -> brace(x, "rbrace", false));
    one("overbrace", x -> brace(x, "lbrace", true));
    for (String name : "cancel bcancel xcancel".split(" ")) {
      one(name, x -> struckOut(x, name));
    }
    MAKERS.put(",", a -> new SpaceAtom(TeXConstants.THINMUSKIP));
    MAKERS.put(":", a -> new SpaceAtom(TeXConstants.MEDMUSKIP));
    MAKERS.put(";", a -> new SpaceAtom(TeXConstants.THICKMUSKIP));
    MAKERS.put("!", a -> new SpaceAtom(TeXConstants.NEGTHINMUSKIP));
    MAKERS.put("quad", a -> new SpaceAtom(UNIT_EM, 1, 0, 0));
    MAKERS.put("qquad", a -> new SpaceAtom(UNIT_EM, 2, 0, 0));
  }

  CommandAtoms(AtomBuilder builder) {
    this.builder = builder;
  }

  private static void one(String names, UnaryOperator<Atom> wrapper) {
    for (String name : names.split(" ")) {
      MAKERS.put(name, arguments -> wrapper.apply(arguments.get(0)));
    }
  }

  /** Registers the declaration {@code name}, and the math and text commands for the same font. */
  private static void font(String name, UnaryOperator<Atom> wrapper) {
    one(name + " math" + name, wrapper);
    one("text" + name, x -> wrapper.apply(new RomanAtom(x)));
  }

  private static Atom operator(Atom inner, int limits) {
    Atom operator =
        new TypedAtom(TeXConstants.TYPE_BIG_OPERATOR, TeXConstants.TYPE_BIG_OPERATOR, inner);
    operator.type_limits = limits;
    return operator;
  }

  private static Atom brace(Atom inner, String symbol, boolean over) {
    return new OverUnderDelimiter(inner, null, SymbolAtom.get(symbol), UNIT_EX, 0, over);
  }

  private static Atom struckOut(Atom inner, String command) {
    return new DecoratedAtom(
        inner,
        0,
        (recorder, box, x, y) -> {
          box.draw(recorder, x, y);
          double left = x - RULE_THICKNESS;
          double right = x + box.getWidth() + RULE_THICKNESS;
          double top = y - box.getHeight() - RULE_THICKNESS;
          double bottom = y + box.getDepth() + RULE_THICKNESS;
          if (!command.equals("bcancel")) {
            recorder.line(left, bottom, right, top, RULE_THICKNESS);
          }
          if (!command.equals("cancel")) {
            recorder.line(left, top, right, bottom, RULE_THICKNESS);
          }
        });
  }

  private static Atom verticalDots() {
    return new DecoratedAtom(
        SymbolAtom.get("ldotp"),
        VDOTS_HEIGHT,
        (recorder, box, x, y) -> {
          float pitch = VDOTS_PITCH * box.getWidth() / DOT_WIDTH;
          box.draw(recorder, x, y);
          box.draw(recorder, x, y - pitch);
          box.draw(recorder, x, y - 2 * pitch);
        });
  }

  /** Returns the mode for the rest of the list after a declaration. */
  ReadingMode modeAfter(Node.Command declaration, ReadingMode mode) {
    return declaration.name().endsWith("style") ? ReadingMode.MATH : mode.group();
  }

  /** Applies a declaration such as {@code \displaystyle} to the rest of its list. */
  Atom declaration(Node.Command declaration, Atom rest) {
    Maker maker = MAKERS.get(declaration.name());
    return maker != null
        ? maker.make(List.of(rest))
        : new Snippet().append("\\" + declaration.name()).append(rest).read(ReadingMode.MATH);
  }

  /** Returns the atom of a command that needs neither arguments nor context. */
  Atom symbol(String name, Origin origin) {
    Atom atom;
    if (MacroInfo.Commands.containsKey(name)) {
      atom = new Snippet().append("\\" + name + " ").read(ReadingMode.MATH);
    } else if (TeXFormula.predefinedTeXFormulasAsString.containsKey(name)) {
      atom = TeXFormula.get(name).root;
    } else {
      atom = SymbolAtom.get(name);
    }
    return SpannedAtoms.of(atom, origin, ReadingMode.MATH);
  }

  /** Adds a command that is not a declaration. */
  void add(Node.Command command, AtomList list) {
    boolean invisible = Signatures.drawsNothing(command.name());
    if (command.math() || !command.arguments().isEmpty()) {
      addAlone(command, list);
    } else if (invisible) {
      list.addGroup(null);
      addAlone(command, list);
    } else {
      AtomList group = new AtomList(list.mode().group());
      addAlone(command, group);
      list.addGroup(group.root());
    }
  }

  private void addAlone(Node.Command command, AtomList list) {
    Origin origin = builder.origin(command.span());
    String name = command.name();
    switch (name) {
      case "limits" -> setLimits(SCRIPT_LIMITS, list);
      case "nolimits" -> setLimits(SCRIPT_NOLIMITS, list);
      case "normal" -> setLimits(SCRIPT_NORMAL, list);
      case "not" -> {
        list.add(symbol("not", origin));
        builder.addAs(command.span(), content(command, 0).body(), list);
      }
      case "item" -> {
        new Snippet()
            .append(((Argument.Raw) command.arguments().get(0)).text())
            .readAfter(list, origin);
        list.add(new SpaceAtom());
      }
      case "vdots" -> list.addGroup(SpannedAtoms.of(verticalDots(), origin, list.mode()));
      case "substack" ->
          builder
              .tables()
              .add(
                  new Node.Environment(
                      "subarray", "c", List.of(), 1, content(command, 0).body(), command.span()),
                  list,
                  origin);
      case "tag", "tag*" -> {
        list.add(new SpaceAtom(UNIT_EM, 2, 0, 0));
        list.add(builder.tables().tag(command));
      }
      case "sideset" -> addSideset(command, list);
      case "Braket", "Set" -> builder.add(List.of(braket(command)), list);
      case "accentset" -> {
        List<Atom> atoms = arguments(command);
        list.add(SpannedAtoms.accent(atoms.get(1), atoms.get(0), origin));
      }
      default -> addOther(command, list, origin);
    }
  }

  /**
   * Adds scripts on both sides of an operator. An invisible copy of the operator carries the left
   * ones.
   */
  private void addSideset(Node.Command command, AtomList list) {
    List<Node> operator = content(command, 2).body();
    AtomList row = new AtomList(ReadingMode.MATH);
    Atom copy = builder.formula(operator, ReadingMode.MATH);
    row.add(new PhantomAtom(copy, false, true, true));
    builder.add(content(command, 0).body(), row);
    row.add(new SpaceAtom(TeXConstants.UNIT_MU, -0.3f, 0, 0));
    builder.add(operator, row);
    setLimits(SCRIPT_NOLIMITS, row);
    builder.add(content(command, 1).body(), row);
    list.add(operator(row.content(), SCRIPT_NORMAL));
  }

  private static void setLimits(int limits, AtomList list) {
    Atom operator = list.removeLast();
    if (operator == null) {
      throw new IllegalArgumentException("limits without an operator");
    }
    operator.type_limits = limits;
    list.add(operator.clone());
  }

  private void addOther(Node.Command command, AtomList list, Origin origin) {
    String name = command.name();
    Maker maker = MAKERS.get(name);
    if (ACCENTS.containsKey(name)) {
      list.add(SpannedAtoms.accent(arguments(command).get(0), ACCENTS.get(name), origin));
    } else if (maker != null) {
      list.add(SpannedAtoms.of(maker.make(arguments(command)), origin, list.mode()));
    } else if (command.arguments().isEmpty() && !MacroInfo.Commands.containsKey(name)) {
      list.add(symbol(name, origin));
    } else {
      Snippet snippet = new Snippet();
      append(command, snippet);
      snippet.readAfter(list, origin);
    }
  }

  /** Writes a command with its arguments. */
  void append(Node.Command command, Snippet snippet) {
    snippet.append("\\" + command.name());
    for (Argument argument : command.arguments()) {
      snippet.append(argument.optional() ? "[" : "{");
      if (argument instanceof Argument.Content content) {
        Atom atom = atom(command, content);
        boolean flat = APPENDED_COMMANDS.contains(command.name()) && atom instanceof RowAtom;
        (flat ? LigatureRow.elements((RowAtom) atom) : List.of(atom)).forEach(snippet::append);
      } else if (argument instanceof Argument.Raw raw) {
        snippet.append(raw.text());
      } else if (argument instanceof Argument.Fixed fixed) {
        snippet.append(fixed.delimiter().text());
      }
      snippet.append(argument.optional() ? "]" : "}");
    }
  }

  private List<Atom> arguments(Node.Command command) {
    List<Atom> atoms = new ArrayList<>();
    for (Argument argument : command.arguments()) {
      atoms.add(atom(command, (Argument.Content) argument));
    }
    return atoms;
  }

  /** Returns the atom of an argument. Only text commands read it as text. */
  private Atom atom(Node.Command command, Argument.Content content) {
    boolean text = content.wrapText() || Signatures.takesText(command.name());
    Atom atom = builder.formula(content.body(), text ? ReadingMode.TEXT : ReadingMode.MATH);
    if (command.name().startsWith("over") && command.name().endsWith("arrow")) {
      return new DecoratedAtom(atom, ARROW_GAP, (recorder, box, x, y) -> box.draw(recorder, x, y));
    }
    return content.wrapText() ? new RomanAtom(atom) : atom;
  }

  private static Argument.Content content(Node.Command command, int i) {
    return (Argument.Content) command.arguments().get(i);
  }

  /** Returns the fence for {@code \Braket} or {@code \Set}, whose bars become delimiters. */
  private static Node.Fence braket(Node.Command command) {
    boolean set = command.name().equals("Set");
    Span span = command.span();
    List<Node.Delimiter> delimiters = new ArrayList<>();
    List<List<Node>> parts = new ArrayList<>();
    delimiters.add(new Node.Delimiter(set ? "\\{" : "\\langle ", span));
    parts.add(new ArrayList<>());
    for (Node node : content(command, 0).body()) {
      boolean bar = node instanceof Node.Glyph glyph && glyph.text().equals("|");
      if (bar && !(set && parts.size() == 2)) {
        delimiters.add(new Node.Delimiter("\\vert ", node.span()));
        parts.add(new ArrayList<>());
      } else {
        parts.get(parts.size() - 1).add(node);
      }
    }
    delimiters.add(new Node.Delimiter(set ? "\\}" : "\\rangle ", span));
    return new Node.Fence(delimiters, parts, span);
  }
}
