package zoetrope.internal.tex.atom;

import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_LIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NOLIMITS;
import static org.scilab.forge.jlatexmath.TeXConstants.SCRIPT_NORMAL;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_BINARY_OPERATOR;
import static org.scilab.forge.jlatexmath.TeXConstants.TYPE_RELATION;
import static org.scilab.forge.jlatexmath.TeXConstants.UNIT_EM;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.CharAtom;
import org.scilab.forge.jlatexmath.MacroInfo;
import org.scilab.forge.jlatexmath.PhantomAtom;
import org.scilab.forge.jlatexmath.RomanAtom;
import org.scilab.forge.jlatexmath.RowAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.StyleAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TeXFormula;
import org.scilab.forge.jlatexmath.TeXParser;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Node.Argument;
import zoetrope.internal.tex.parse.RowMetrics;
import zoetrope.internal.tex.parse.Signatures;
import zoetrope.source.Span;

/**
 * Builds the atoms of commands. Common commands are built directly. For all others, JLaTeXMath's
 * parser reads the command alone, with finished atoms as its arguments.
 */
final class CommandAtoms {
  /** The gap between a formula and the arrow over it, in em. */
  private static final float ARROW_GAP = 0.1f;

  /** Commands whose arguments are appended to the surrounding list instead of a separate list. */
  private static final Set<String> APPENDED_COMMANDS = Set.of("pmod", "mod", "pod");

  private final Map<ReadingMode, TeXParser> characters = new EnumMap<>(ReadingMode.class);
  private final AtomBuilder builder;

  CommandAtoms(AtomBuilder builder) {
    this.builder = builder;
  }

  /** Returns the mode for the rest of the list after a declaration. */
  ReadingMode modeAfter(Node.Command declaration, ReadingMode mode) {
    return declaration.name().endsWith("style") ? ReadingMode.MATH : mode.group();
  }

  /** Applies a declaration such as {@code \displaystyle} to the rest of its list. */
  Atom declaration(Node.Command declaration, Atom rest) {
    return CommandMakers.knows(declaration.name())
        ? CommandMakers.make(declaration.name(), List.of(rest))
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

  /** Returns the atom of a character that the fonts have. */
  Atom character(char character, ReadingMode mode) {
    if (character < 128 && Character.isLetterOrDigit(character)) {
      return new CharAtom(character, mode.alphabet(), mode.math());
    }
    Atom atom =
        characters
            .computeIfAbsent(mode, m -> new TeXParser("", new TeXFormula(), false, m.math()))
            .convertCharacter(character, true);
    boolean closes = mode.math() && (character == '!' || character == '?');
    return closes ? new SymbolAtom((SymbolAtom) atom, TeXConstants.TYPE_CLOSING) : atom;
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
      case "vdots" ->
          list.addGroup(SpannedAtoms.of(CommandMakers.verticalDots(), origin, list.mode()));
      case "substack" ->
          builder.tables().addStack(content(command, 0).body(), command.span(), list);
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

  /** Returns the atom of a command that is built directly, or null for others. */
  private Atom make(Node.Command command) {
    String name = command.name();
    int last = command.arguments().size() - 1;
    if (Arrows.isArrow(name)) {
      return Arrows.arrow(name, last > 0 ? text(command, 0) : null, text(command, last));
    }
    if (last == 0 && command.arguments().get(0) instanceof Argument.Fixed fixed) {
      return big(name, fixed.delimiter());
    }
    return switch (name) {
      case "genfrac" -> genfrac(command);
      case "cfrac" -> {
        String side = last > 1 ? ((Argument.Raw) command.arguments().get(0)).text() : "";
        Atom above = atom(command, content(command, last - 1));
        yield Fractions.continued(above, atom(command, content(command, last)), side);
      }
      case "stackrel", "stackbin" -> {
        Atom below = last > 1 ? text(command, 0) : null;
        Atom base = atom(command, content(command, last));
        int type = name.equals("stackrel") ? TYPE_RELATION : TYPE_BINARY_OPERATOR;
        yield OverUnder.limits(base, below, text(command, last - 1), type);
      }
      default -> CommandMakers.knows(name) ? CommandMakers.make(name, arguments(command)) : null;
    };
  }

  private Atom genfrac(Node.Command command) {
    List<String> raw =
        command.arguments().subList(0, 4).stream()
            .map(argument -> ((Argument.Raw) argument).text().trim())
            .toList();
    Atom fraction =
        Fractions.of(
            atom(command, content(command, 4)),
            atom(command, content(command, 5)),
            raw.get(2).isEmpty() ? -1 : (float) RowMetrics.inEm(raw.get(2)),
            AtomBuilder.delimiterOrNull(raw.get(0)),
            AtomBuilder.delimiterOrNull(raw.get(1)));
    return raw.get(3).isEmpty()
        ? fraction
        : new StyleAtom(2 * Integer.parseInt(raw.get(3)), fraction);
  }

  /**
   * Adds scripts on both sides of an operator. The left scripts belong to an invisible copy of the
   * operator.
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
    list.add(CommandMakers.operator(row.content(), SCRIPT_NORMAL));
  }

  private static void setLimits(int limits, AtomList list) {
    Atom operator = list.removeLast();
    Preconditions.require(operator != null, "limits without an operator");
    operator.type_limits = limits;
    list.add(operator.clone());
  }

  private void addOther(Node.Command command, AtomList list, Origin origin) {
    String name = command.name();
    Atom made = make(command);
    if (made != null) {
      list.add(SpannedAtoms.of(made, origin, list.mode()));
    } else if (CommandMakers.accent(name) != null) {
      list.add(SpannedAtoms.accent(arguments(command).get(0), CommandMakers.accent(name), origin));
    } else if (command.arguments().isEmpty() && !MacroInfo.Commands.containsKey(name)) {
      list.add(symbol(name, origin));
    } else {
      Snippet snippet = new Snippet();
      append(command, snippet);
      snippet.readAfter(list, origin);
    }
  }

  /** Returns the delimiter of a command such as {@code \Bigl}. */
  private static Atom big(String name, Node.Delimiter delimiter) {
    float size = name.startsWith("big") ? 1.2f : 1.8f;
    size += name.toLowerCase(Locale.ROOT).startsWith("bigg") ? 1.2f : 0;
    int type =
        name.endsWith("l")
            ? TeXConstants.TYPE_OPENING
            : name.endsWith("r") ? TeXConstants.TYPE_CLOSING : TeXConstants.TYPE_ORDINARY;
    return Fractions.big(AtomBuilder.delimiter(delimiter), size, type);
  }

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
    return command.arguments().stream()
        .map(argument -> atom(command, (Argument.Content) argument))
        .toList();
  }

  /**
   * Returns the atom of an argument. The arguments of text commands, and those marked as text, are
   * read as text.
   */
  private Atom atom(Node.Command command, Argument.Content content) {
    boolean text = content.wrapText() || Signatures.takesText(command.name());
    Atom atom = builder.formula(content.body(), text ? ReadingMode.TEXT : ReadingMode.MATH);
    if (command.name().startsWith("over") && command.name().endsWith("arrow")) {
      return new DecoratedAtom(atom, ARROW_GAP, (recorder, box, x, y) -> box.draw(recorder, x, y));
    }
    return content.wrapText() ? new RomanAtom(atom) : atom;
  }

  /**
   * Returns the atom of an argument that stands over or under a base, or null if the argument is
   * empty.
   */
  private Atom text(Node.Command command, int i) {
    Argument.Content content = content(command, i);
    return content.body().isEmpty() ? null : atom(command, content);
  }

  private static Argument.Content content(Node.Command command, int i) {
    return (Argument.Content) command.arguments().get(i);
  }

  /**
   * Returns the fence for {@code \Braket} or {@code \Set}. All bars of {@code \Braket} and the
   * first bar of {@code \Set} become delimiters.
   */
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
