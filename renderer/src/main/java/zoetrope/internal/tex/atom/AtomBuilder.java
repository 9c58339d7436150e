package zoetrope.internal.tex.atom;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.scilab.forge.jlatexmath.Atom;
import org.scilab.forge.jlatexmath.BigDelimiterAtom;
import org.scilab.forge.jlatexmath.CharAtom;
import org.scilab.forge.jlatexmath.EmptyAtom;
import org.scilab.forge.jlatexmath.MathAtom;
import org.scilab.forge.jlatexmath.SpaceAtom;
import org.scilab.forge.jlatexmath.SymbolAtom;
import org.scilab.forge.jlatexmath.TeXConstants;
import org.scilab.forge.jlatexmath.TextStyleAtom;
import org.scilab.forge.jlatexmath.VRowAtom;
import zoetrope.color.Color;
import zoetrope.internal.tex.outline.Effort;
import zoetrope.internal.tex.outline.Origin;
import zoetrope.internal.tex.parse.Ligatures;
import zoetrope.internal.tex.parse.Node;
import zoetrope.internal.tex.parse.Signatures;
import zoetrope.internal.tex.parse.TableSpacing;
import zoetrope.internal.tex.parse.UnicodeMath;
import zoetrope.source.Span;
import zoetrope.tex.TexSource;

/**
 * Builds JLaTeXMath's atoms from nodes, each with its origin. Follows the special cases of
 * JLaTeXMath's parser for lists, because the same source must give the same atoms. Use only while
 * holding the lock of {@link Typesetter}.
 */
final class AtomBuilder {
  private final CommandAtoms commands = new CommandAtoms(this);
  private final TableAtoms tables = new TableAtoms(this);
  private Optional<Color> color = Optional.empty();

  /** The span that all new atoms get, or null if each atom gets the span of its node. */
  private Span common;

  private final Effort effort;
  private int scriptDepth;
  private int fallbacks;

  AtomBuilder(Effort effort) {
    this.effort = effort;
  }

  /** A node, or a space between nodes, with its colour. */
  private record Item(Node node, SpaceAtom space, Optional<Color> color) {
    boolean isRowEnd() {
      return node instanceof Node.Separator s && s.row();
    }
  }

  Atom build(List<Node> nodes, TexSource.Mode mode) {
    AtomList list = new AtomList(ReadingMode.MATH);
    if (mode == TexSource.Mode.TEXT) {
      tables.addLines(nodes, "c", list, origin(new Span(0, 0)));
    } else if (nodes.stream().anyMatch(n -> n instanceof Node.Separator)) {
      Span start = new Span(0, 0);
      tables.add(
          new Node.Environment("align", "c", List.of(), TableSpacing.LATEX, nodes, start),
          list,
          origin(start));
    } else {
      add(nodes, list);
    }
    return list.content();
  }

  Origin origin(Span span) {
    return new Origin(common == null ? span : common, color, effort);
  }

  /** Returns the atom of nodes that JLaTeXMath would parse as a separate formula. */
  Atom formula(List<Node> nodes, ReadingMode mode) {
    return list(nodes, mode).content();
  }

  /**
   * Returns the atom of nodes that continue the formula of the previous cell. A relation at their
   * start therefore has space before it.
   */
  Atom continued(List<Node> nodes) {
    AtomList list = new AtomList(ReadingMode.MATH);
    list.add(new EmptyAtom());
    add(nodes, list);
    return list.content();
  }

  private AtomList list(List<Node> nodes, ReadingMode mode) {
    AtomList list = new AtomList(mode);
    add(nodes, list);
    return list;
  }

  void add(List<Node> nodes, AtomList list) {
    List<Item> items = new ArrayList<>();
    flatten(nodes, items);
    addItems(items, list);
  }

  /** Adds {@code nodes} and attributes all of them to {@code span}. */
  void addAs(Span span, List<Node> nodes, AtomList list) {
    Span outer = common;
    common = outer == null ? span : outer;
    add(nodes, list);
    common = outer;
  }

  /**
   * Flattens nodes to one row. A fraction by {@code \over} does not start a nested row. A colour
   * starts one only if it contains such a fraction or a command that draws nothing.
   */
  private void flatten(List<Node> nodes, List<Item> items) {
    for (int i = 0; i < nodes.size(); i++) {
      int last = lastOf(nodes, i);
      if (scriptDepth == 0 && TexSpacing.isTooFar(nodes, i)) {
        items.add(new Item(null, new SpaceAtom(TeXConstants.UNIT_MU, -2, 0, 0), color));
      }
      if (Ligatures.mustStandApart(nodes, i)) {
        items.add(new Item(null, new SpaceAtom(TeXConstants.UNIT_PT, 0, 0, 0), color));
      }
      for (; i < last; i++) {
        flatten(nodes.get(i), items);
      }
      flatten(nodes.get(last), items);
    }
  }

  /**
   * Returns the index of the scripts of the command {@code i}. The commands {@code \limits} and
   * {@code \nolimits} may come before the scripts. Returns {@code i} if the command has no scripts.
   */
  private static int lastOf(List<Node> nodes, int i) {
    if (!(nodes.get(i) instanceof Node.Command command)
        || Signatures.drawsNothing(command.name())) {
      return i;
    }
    int last = i + 1;
    while (last < nodes.size()
        && nodes.get(last) instanceof Node.Command c
        && c.name().endsWith("limits")) {
      last++;
    }
    return last < nodes.size() && nodes.get(last) instanceof Node.Scripts ? last : i;
  }

  private void flatten(Node node, List<Item> items) {
    if (node instanceof Node.Infix infix) {
      flatten(infix.above(), items);
      items.add(new Item(infix, null, color));
      flatten(infix.below(), items);
    } else if (node instanceof Node.Colored colored) {
      Optional<Color> outer = color;
      color = Optional.of(colored.color());
      if (reachesBeyond(colored.body())) {
        items.add(new Item(new Node.Group(colored.body(), colored.span()), null, color));
      } else {
        flatten(colored.body(), items);
      }
      color = outer;
    } else {
      items.add(new Item(node, null, color));
    }
  }

  private static boolean reachesBeyond(List<Node> nodes) {
    return nodes.stream()
        .anyMatch(
            n ->
                n instanceof Node.Infix
                    || n instanceof Node.Command c && Signatures.drawsNothing(c.name()));
  }

  private AtomList itemList(List<Item> items, ReadingMode mode) {
    AtomList list = new AtomList(mode);
    addItems(items, list);
    return list;
  }

  private void addItems(List<Item> items, AtomList list) {
    Optional<Color> outer = color;
    for (int i = 0; i < items.size(); i++) {
      Item item = items.get(i);
      color = item.color();
      if (item.isRowEnd()) {
        addRows(items.subList(i, items.size()), list);
        break;
      }
      List<Item> rest = items.subList(i + 1, rowEnd(items, i + 1));
      if (item.space() != null) {
        list.add(item.space());
      } else if (item.node() instanceof Node.Infix infix) {
        addFraction(infix, rest, list);
        i += rest.size();
      } else if (item.node() instanceof Node.Command c && Signatures.isDeclaration(c.name())) {
        addDeclaration(c, rest, list);
        i += rest.size();
      } else if (item.node() instanceof Node.Scripts scripts) {
        list.addScripts(below(scripts), above(scripts));
      } else {
        add(item.node(), list);
      }
    }
    color = outer;
  }

  private static int rowEnd(List<Item> items, int from) {
    int end = from;
    while (end < items.size() && !items.get(end).isRowEnd()) {
      end++;
    }
    return end;
  }

  /**
   * Stacks rows outside of a table. The content of {@code list} becomes the first row, and {@code
   * items} become the other rows.
   */
  private void addRows(List<Item> items, AtomList list) {
    VRowAtom rows = new VRowAtom();
    rows.setAddInterline(true);
    rows.append(list.removeAll());
    for (int i = 0; i < items.size(); ) {
      int end = rowEnd(items, i + 1);
      rows.append(itemList(items.subList(i + 1, end), list.mode()).root());
      i = end;
    }
    list.add(rows);
  }

  private void addFraction(Node.Infix infix, List<Item> below, AtomList list) {
    Origin origin = origin(infix.span());
    Atom numerator = list.removeAll();
    Atom denominator = itemList(below, ReadingMode.MATH).content();
    Atom fraction = Fractions.infix(infix.name(), infix.delimiters(), numerator, denominator);
    list.add(SpannedAtoms.of(fraction, origin, list.mode()));
  }

  private void addDeclaration(Node.Command command, List<Item> rest, AtomList list) {
    AtomList inner = new AtomList(commands.modeAfter(command, list.mode()));
    if (!command.math()) {
      list.addGroup(null);
      inner.addGroup(null);
    }
    addItems(rest, inner);
    list.add(commands.declaration(command, inner.content()));
  }

  private void add(Node node, AtomList list) {
    effort.atom(node.span());
    if (node instanceof Node.Glyph glyph) {
      addGlyph(glyph, list);
    } else if (node instanceof Node.Fallback shape) {
      Atom atom = BoxAtom.fallback(shape.glyph(), fallbacks++);
      list.add(SpannedAtoms.of(atom, origin(shape.span()), list.mode()));
    } else if (node instanceof Node.Space) {
      list.add(list.mode().math() ? CommandMakers.inText(new SpaceAtom()) : new SpaceAtom());
    } else if (node instanceof Node.Command command) {
      commands.add(command, list);
    } else if (node instanceof Node.Group group) {
      list.addGroup(list(group.body(), list.mode().group()).root());
    } else if (node instanceof Node.Fence fence) {
      addFence(fence, list);
    } else if (node instanceof Node.Environment environment) {
      tables.add(environment, list);
    } else if (node instanceof Node.Formula formula) {
      list.add(inText(formula.body(), formula.display()));
    } else {
      throw new IllegalArgumentException("no atom for " + node);
    }
  }

  /**
   * Returns a formula inside text. It is a group, because JLaTeXMath would otherwise drop the
   * italic correction of a single letter.
   */
  private Atom inText(List<Node> nodes, boolean display) {
    AtomList group = new AtomList(ReadingMode.MATH);
    group.addGroup(list(nodes, ReadingMode.MATH).root());
    return new MathAtom(
        group.content(), display ? TeXConstants.STYLE_DISPLAY : TeXConstants.STYLE_TEXT);
  }

  private void addGlyph(Node.Glyph glyph, AtomList list) {
    String text = glyph.text();
    boolean single = text.codePointCount(0, text.length()) == 1;
    Optional<Atom> symbol =
        single ? mathematical(text.codePointAt(0), origin(glyph.span())) : Optional.empty();
    if (symbol.isPresent()) {
      Atom atom = symbol.get();
      list.add(glyph.math() ? atom : new MathAtom(atom, TeXConstants.STYLE_TEXT));
    } else if (!glyph.math() && text.length() == 1 && !Character.isLetterOrDigit(text.charAt(0))) {
      // The group prevents the spaces that JLaTeXMath would put around a sign in text.
      AtomList group = new AtomList(list.mode().group());
      addCharacters(text, glyph.span(), group);
      list.addGroup(group.root());
    } else {
      addCharacters(text, glyph.span(), list);
    }
  }

  private Optional<Atom> mathematical(int codePoint, Origin origin) {
    Optional<Atom> letter =
        UnicodeMath.doubleStruck(codePoint)
            .map(c -> new TextStyleAtom(new CharAtom(c, null, true), "mathbb"))
            .map(atom -> SpannedAtoms.of(atom, origin, ReadingMode.MATH));
    return letter.or(
        () -> UnicodeMath.command(codePoint).map(name -> commands.symbol(name, origin)));
  }

  private void addCharacters(String text, Span span, AtomList list) {
    Origin origin = origin(span);
    if (text.equals("%")) {
      list.add(commands.symbol("%", origin));
      return;
    }
    String shown = text.equals("\"") ? "''" : text;
    if (shown.length() > 1) {
      list.beginLigature(origin);
    }
    for (int i = 0; i < shown.length(); i++) {
      Atom atom = commands.character(shown.charAt(i), list.mode());
      boolean joins = i == 0 && shown.length() > 1;
      list.add(joins ? atom : SpannedAtoms.of(atom, origin, list.mode()));
    }
  }

  /** Returns the superscript, primes included, or empty. */
  private Optional<AtomList> above(Node.Scripts scripts) {
    if (scripts.primes().isEmpty() && scripts.above().isEmpty()) {
      return Optional.empty();
    }
    AtomList script = new AtomList(ReadingMode.MATH);
    scriptDepth++;
    for (Span prime : scripts.primes()) {
      script.add(commands.symbol("prime", origin(prime)));
    }
    scripts.above().ifPresent(nodes -> add(nodes, script));
    scriptDepth--;
    return Optional.of(script);
  }

  private Optional<AtomList> below(Node.Scripts scripts) {
    scriptDepth++;
    Optional<AtomList> script = scripts.below().map(nodes -> list(nodes, ReadingMode.MATH));
    scriptDepth--;
    return script;
  }

  private void addFence(Node.Fence fence, AtomList list) {
    List<Node.Delimiter> delimiters = fence.delimiters();
    Node.Delimiter first = delimiters.get(0);
    Node.Delimiter last = delimiters.get(delimiters.size() - 1);
    AtomList content = new AtomList(ReadingMode.MATH);
    for (int i = 0; i < fence.parts().size(); i++) {
      if (i > 0) {
        Node.Delimiter middle = delimiters.get(i);
        content.add(SpannedAtoms.middle(delimiter(middle), origin(middle.span())));
      }
      add(fence.parts().get(i), content);
    }
    list.add(
        SpannedAtoms.fence(
            content.content(),
            delimiter(first),
            content.middles(),
            delimiter(last),
            List.of(origin(first.span()), origin(last.span()))));
  }

  /** Returns the symbol of a delimiter; null for an empty text or a dot. */
  static SymbolAtom delimiterOrNull(String text) {
    return text.isEmpty() || text.equals(".") ? null : delimiter(text);
  }

  static SymbolAtom delimiter(Node.Delimiter delimiter) {
    return delimiter(delimiter.text());
  }

  static SymbolAtom delimiter(String text) {
    Atom atom = new Snippet().append(text).read(ReadingMode.MATH);
    return atom instanceof BigDelimiterAtom big ? big.delim : (SymbolAtom) atom;
  }

  TableAtoms tables() {
    return tables;
  }
}
