package zoetrope.reference;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The description of a function, a type or a member of a type. Immutable.
 *
 * @param kind the kind of entry
 * @param owner the full name of the declaring class; for a type, the full name of its package or
 *     outer class; for functions, always {@code zoetrope.Zoetrope}
 * @param name the name of the entry
 * @param signature the name and the parameters, {@code circle(double radius)}; for fields the name
 *     alone; for types the full names of its supertypes, separated by blanks
 * @param type the simple name of a method's return type or a field's type; for types {@code class},
 *     {@code interface}, {@code record} or {@code enum}
 * @param comment the Javadoc as plain text: a line for each paragraph, empty lines between them,
 *     code indented by four blanks, then lines that begin with {@code @param}, {@code @return} and
 *     {@code @throws}
 */
public record ReferenceEntry(
    Kind kind, String owner, String name, String signature, String type, List<String> comment) {

  public enum Kind {
    /** A static method that {@code import static zoetrope.Zoetrope.*} provides. */
    WORD,
    /** A constant that {@code import static zoetrope.Zoetrope.*} provides. */
    CONSTANT,
    /** A class, an interface, a record or an enum. */
    TYPE,
    /** A method of objects. */
    METHOD,
    /** A method of objects and animations that only the engine calls, not scenes. */
    HOOK,
    /** A static method of a type. */
    STATIC,
    /** A constant of a type. */
    FIELD
  }

  public ReferenceEntry {
    comment = List.copyOf(comment);
  }

  /** Whether {@code import static zoetrope.Zoetrope.*} provides the name. */
  public boolean isWord() {
    return kind == Kind.WORD || kind == Kind.CONSTANT;
  }

  /** Returns the owner's name without packages. */
  public String ownerName() {
    return owner.substring(owner.lastIndexOf('.') + 1);
  }

  /** Returns the name in references: {@code circle}, {@code Circle}, {@code Mobject.shift}. */
  public String reference() {
    return isWord() || kind == Kind.TYPE ? name : ownerName() + "." + name;
  }

  /** Returns the full name of a type for an import statement. */
  public String qualifiedName() {
    return owner + "." + name;
  }

  /** Returns the first sentence of the comment; empty without a comment. */
  public String summary() {
    String first = comment.isEmpty() || comment.get(0).startsWith("@") ? "" : comment.get(0);
    int end = first.indexOf(". ");
    return end < 0 ? first : first.substring(0, end + 1);
  }

  /** Returns the lines of the comment before its tags. */
  public List<String> description() {
    return comment.stream().takeWhile(line -> !line.startsWith("@")).toList();
  }

  /** Returns the types of the parameters without type arguments, such as {@code Vec, double...}. */
  public List<String> parameterTypes() {
    String list = signature.substring(signature.indexOf('(') + 1).replaceFirst("\\)$", "");
    String flat = list;
    do {
      list = flat;
      flat = list.replaceAll("<[^<>]*>", "");
    } while (!flat.equals(list));
    return flat.isEmpty() || !signature.endsWith(")")
        ? List.of()
        : Stream.of(flat.split(", ")).map(p -> p.replaceFirst(" \\w+$", "")).toList();
  }

  /** Returns the description of each parameter, in the order of the comment. */
  public Map<String, String> parameters() {
    Map<String, String> found = new LinkedHashMap<>();
    for (String line : comment) {
      if (line.startsWith("@param ")) {
        String[] parts = line.split(" ", 3);
        found.put(parts[1], parts.length > 2 ? parts[2] : "");
      }
    }
    return found;
  }
}
