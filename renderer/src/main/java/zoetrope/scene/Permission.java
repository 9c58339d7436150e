package zoetrope.scene;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import zoetrope.internal.diagnostics.Preconditions;
import zoetrope.internal.scene.CallSite;
import zoetrope.mobject.Mobject;

/**
 * A fault that a scene allows from a time on.
 *
 * @param reason why the fault is intended
 * @param objects a set for each object that may have the fault: the creation numbers of the object
 *     and its members; empty if all objects may have the fault
 * @param from the time from the beginning of the scene
 * @param file the author's source file, or an empty string if unknown
 * @param line the line in the file, or 0 if unknown
 */
public record Permission(
    Fault fault, String reason, List<Set<Integer>> objects, Time from, String file, int line) {
  public Permission {
    objects = List.copyOf(objects);
  }

  static Permission here(Fault fault, String reason, List<Mobject<?>> objects, Time from) {
    Preconditions.require(
        !reason.isBlank(), "allow(%s, \"\") has no reason: say why it is intended", fault);
    StackTraceElement place = CallSite.ofCaller();
    boolean known = place != null && place.getFileName() != null;
    return new Permission(
        fault,
        reason,
        objects.stream().map(Permission::numbers).toList(),
        from,
        known ? place.getFileName() : "",
        place == null ? 0 : Math.max(0, place.getLineNumber()));
  }

  private static Set<Integer> numbers(Mobject<?> m) {
    Set<Integer> numbers = new HashSet<>();
    m.family().forEach(member -> member.creationSite().ifPresent(s -> numbers.add(s.number())));
    return numbers;
  }

  /**
   * Whether the permission names an object with one of these creation numbers. For a copy, {@code
   * numbers} must include those of its originals. Returns false if the permission holds for all
   * objects.
   */
  public boolean includes(List<Integer> numbers) {
    return objects.stream().anyMatch(one -> numbers.stream().anyMatch(one::contains));
  }
}
