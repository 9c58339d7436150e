package zoetrope.internal.render.source;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import zoetrope.reference.Reference;
import zoetrope.reference.ReferenceEntry;

/** Hints for calls whose arguments match no method. */
record WrongArguments(Reference reference) {
  private static final int MAX_SHOWN_SIGNATURES = 6;
  private static final Pattern TYPES =
      Pattern.compile("incompatible types: (\\S+) cannot be converted to (\\S+)");

  private static final Pattern OPEN_CALL = Pattern.compile("(\\.?)\\b(\\w+)\\([^()]*$");

  /**
   * Returns the hint for a call.
   *
   * @param owner the full name of the type whose method is called; empty if unknown
   * @param name the name of the method, or of the class that is constructed
   * @param given the types of the arguments in the notation of the compiler
   */
  Optional<String> hint(String owner, String name, String given) {
    boolean objects = List.of(given.split(",")).stream().anyMatch(this::isMobject);
    boolean animations = List.of(given.split(",")).stream().anyMatch(this::isAnimation);
    if (name.equals("play") && objects) {
      return Optional.of(
          "play takes animations: play(create(c)) draws c, and play(animate(c, x ->"
              + " x.shift(UP))) moves it");
    }
    if (name.equals("add") && animations) {
      return Optional.of("add takes objects; an animation is played: play(create(c))");
    }
    List<String> signatures = signatures(owner, name);
    if (signatures.isEmpty() && !signatures("", name).isEmpty()) {
      return Optional.of(
          "this file has a method " + name + ", which hides the function: rename yours");
    }
    return signatures.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "there "
                + (signatures.size() == 1 ? "is " : "are ")
                + String.join(
                    ", ", signatures.subList(0, Math.min(MAX_SHOWN_SIGNATURES, signatures.size())))
                + (signatures.size() > MAX_SHOWN_SIGNATURES ? " and others" : "")
                + optionHint(owner, name, given)
                + setterHint(owner, name, given, signatures)
                + colorHint(given, signatures)
                + pointHint(given, signatures));
  }

  /**
   * Returns the hint for an argument of a wrong type; {@code before} is the text before it in its
   * line, which contains the call.
   */
  Optional<String> called(String before) {
    Matcher call = OPEN_CALL.matcher(before);
    return call.find()
        ? hint("zoetrope.Zoetrope", call.group(2), "")
            .filter(hint -> call.group(1).isEmpty())
            .or(() -> ofMembers(call.group(2)))
        : Optional.empty();
  }

  private Optional<String> ofMembers(String name) {
    List<String> owners =
        reference.find(name).stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.METHOD)
            .map(ReferenceEntry::owner)
            .distinct()
            .toList();
    return owners.size() == 1 ? hint(owners.get(0), name, "") : Optional.empty();
  }

  private List<String> signatures(String owner, String name) {
    return reference.find(owner.isEmpty() ? name : owner + "." + name).stream()
        .filter(
            entry ->
                owner.isEmpty() || owner.equals("zoetrope.Zoetrope")
                    ? entry.kind() == ReferenceEntry.Kind.WORD
                    : entry.kind() == ReferenceEntry.Kind.METHOD)
        .map(ReferenceEntry::signature)
        .distinct()
        .toList();
  }

  /**
   * Returns the hint for an animation that is called with too many arguments. It says how options
   * of this animation are set.
   */
  private String optionHint(String owner, String name, String given) {
    List<ReferenceEntry> words =
        reference.find(name).stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.WORD)
            .filter(entry -> owner.isEmpty() || owner.equals(entry.owner()))
            .toList();
    boolean more =
        words.stream().allMatch(word -> arguments(given) > arguments(word.signature()))
            && words.stream().allMatch(word -> isAnimation(word.type()));
    return more && !words.isEmpty()
        ? "; its options are set with methods: ./render doc " + words.get(0).type()
        : "";
  }

  /**
   * Counts the arguments or types in a list separated by commas. The result is too high if an
   * argument contains commas.
   */
  private static int arguments(String list) {
    String flat = list.replaceAll("<[^<>]*>", "");
    return flat.isBlank() || flat.endsWith("()") ? 0 : flat.split(",").length;
  }

  private String setterHint(String owner, String name, String given, List<String> signatures) {
    String setter = "set" + name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    boolean gives = signatures.equals(List.of(name + "()")) && !given.isBlank();
    return gives && reference.find(owner + "." + setter).stream().anyMatch(WrongArguments::isMethod)
        ? "; to change it there is " + setter + "(...)"
        : "";
  }

  private static boolean isMethod(ReferenceEntry entry) {
    return entry.kind() == ReferenceEntry.Kind.METHOD;
  }

  private static String pointHint(String given, List<String> signatures) {
    boolean numbers = given.matches("(?:int|double),(?:int|double).*");
    return numbers && signatures.stream().anyMatch(s -> s.contains("Vec"))
        ? "; a point is at(x, y)"
        : "";
  }

  private static String colorHint(String given, List<String> signatures) {
    boolean named =
        given.contains("String") && signatures.stream().anyMatch(s -> s.contains("Color"));
    return named ? "; a colour is BLUE, or color(\"#87c2a5\")" : "";
  }

  Optional<String> conversion(String message) {
    Matcher types = TYPES.matcher(message);
    if (!types.find()) {
      return Optional.empty();
    }
    String found = types.group(1);
    String wanted = types.group(2);
    if (found.endsWith("String") && wanted.endsWith("Color")) {
      return Optional.of("a colour is BLUE, or color(\"#87c2a5\")");
    }
    if (isMobject(found) && wanted.contains("Animation")) {
      return hint("", "play", found);
    }
    if (isAnimation(found) && wanted.contains("Mobject")) {
      return hint("", "add", found);
    }
    return Optional.empty();
  }

  private boolean isMobject(String type) {
    return isA(type, "zoetrope.mobject.Mobject");
  }

  private boolean isAnimation(String type) {
    return isA(type, "zoetrope.animation.Animation");
  }

  private boolean isA(String type, String ancestor) {
    String name = type.replaceAll("<.*", "").strip();
    return name.equals(ancestor)
        || reference.find(name).stream()
            .filter(entry -> entry.kind() == ReferenceEntry.Kind.TYPE)
            .anyMatch(
                entry ->
                    List.of(entry.signature().split(" ")).stream()
                        .filter(parent -> !parent.isEmpty())
                        .anyMatch(parent -> isA(parent, ancestor)));
  }
}
