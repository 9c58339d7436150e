package zoetrope.internal.lint.objects;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import zoetrope.internal.lint.outline.Box;
import zoetrope.lint.report.FoundObject;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.Presence;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.graph.AbstractGraph;
import zoetrope.mobject.text.AbstractNumber;
import zoetrope.mobject.text.StringMobject;

/**
 * Names the mobjects of a stage for messages: by variable, class and text.
 *
 * @param variables returns the variable that a line assigns its object to, or an empty string
 */
public record ObjectNames(Function<CreationSite, String> variables) {
  private static final int MAX_TEXT_LENGTH = 40;
  private static final Pattern BLANKS = Pattern.compile("\\s+");

  /** Returns the variable that a line assigns its object to, or an empty string. */
  public String variable(CreationSite site) {
    return variables.apply(site);
  }

  /** Returns the class of a mobject, and its text if it has one. */
  public static String description(Mobject<?> m) {
    if (m instanceof StringMobject<?> s) {
      return m.kind() + quoted(s.source());
    }
    return m instanceof AbstractNumber<?> n ? m.kind() + " " + n.text() : m.kind();
  }

  /** Returns a space and a source on one line, shortened, in quotes. */
  static String quoted(String source) {
    String line = BLANKS.matcher(source.strip()).replaceAll(" ");
    String shown =
        line.length() > MAX_TEXT_LENGTH ? line.substring(0, MAX_TEXT_LENGTH - 3) + "..." : line;
    return " \"" + shown + "\"";
  }

  /**
   * Returns the name of a member of {@code root}: {@code title (Text "Hello")}, {@code Tex "1" of
   * axes}, {@code edge A–B of roads}, or without variables {@code Text "Hello"}.
   */
  public String of(Mobject<?> m, Mobject<?> root) {
    boolean isText = m instanceof StringMobject<?> || m instanceof AbstractNumber<?>;
    String part = isText ? "" : partOfGraph(m);
    return of(m, root, part.isEmpty() ? description(m) : part);
  }

  /** Returns the edge or vertex of a graph that a mobject belongs to; empty for other mobjects. */
  private static String partOfGraph(Mobject<?> m) {
    List<String> found = new ArrayList<>();
    Presence.visitUpwards(
        m,
        whole -> {
          if (whole instanceof AbstractGraph<?, ?, ?> graph) {
            found.add(graph.partName(m));
          }
          return found.isEmpty();
        });
    return found.isEmpty() ? "" : found.get(0);
  }

  /** Returns the name of a top-level mobject, or of one whose groups do not matter. */
  public String of(Mobject<?> m) {
    return of(m, m);
  }

  /** Returns the variable of a member of {@code root}, or of the nearest group around it. */
  public String variable(Mobject<?> m, Mobject<?> root) {
    List<Mobject<?>> path = path(m, root);
    for (int i = 0; i < path.size(); i++) {
      String variable = variable(path, i);
      if (!variable.isEmpty()) {
        return variable;
      }
    }
    return "";
  }

  /**
   * Returns the name of a member of {@code root}, with this description instead of its class and
   * text.
   */
  public String of(Mobject<?> m, Mobject<?> root, String description) {
    List<Mobject<?>> path = path(m, root);
    String variable = variable(path, 0);
    if (!variable.isEmpty()) {
      return variable + " (" + description + ")";
    }
    for (int i = 1; i < path.size(); i++) {
      String outer = variable(path, i);
      if (!outer.isEmpty()) {
        return description + " of " + outer;
      }
    }
    return description;
  }

  /** Whether a member of {@code root}, or a group around it, satisfies {@code wanted}. */
  public boolean isUnder(Mobject<?> root, Mobject<?> m, Predicate<Mobject<?>> wanted) {
    return root != null && path(m, root).stream().anyMatch(wanted);
  }

  /** Returns the description of a mobject in a finding. */
  public FoundObject found(Mobject<?> m, Mobject<?> root, Box box) {
    List<Mobject<?>> path = path(m, root);
    return FoundObject.of(path, variable(path, 0), box.inFrame());
  }

  /**
   * Returns the variable of a mobject of a path; empty for members that were created in the line of
   * their group.
   */
  private String variable(List<Mobject<?>> path, int i) {
    Optional<CreationSite> site = path.get(i).creationSite().filter(s -> s.line() > 0);
    if (site.isEmpty()
        || i + 1 < path.size()
            && path.get(i + 1).creationSite().filter(site.get()::isOnLineOf).isPresent()) {
      return "";
    }
    return variables.apply(site.get());
  }

  /** Returns a mobject and the groups around it, from the inside. */
  private static List<Mobject<?>> path(Mobject<?> m, Mobject<?> root) {
    List<Mobject<?>> path = new ArrayList<>();
    return find(root, m, path) ? path : Collections.singletonList(m);
  }

  private static boolean find(Mobject<?> root, Mobject<?> m, List<Mobject<?>> path) {
    if (root == m || Presence.anyChild(root, child -> find(child, m, path))) {
      path.add(root);
      return true;
    }
    return false;
  }
}
