package zoetrope.lint.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import zoetrope.mobject.Mobject;
import zoetrope.mobject.display.CreationSite;
import zoetrope.mobject.display.Creations;
import zoetrope.mobject.text.StringMobject;

/**
 * An object of a finding.
 *
 * @param id the number of objects that the run had created before it, which is equal in all runs of
 *     the scene; -1 if it is unknown
 * @param type the simple name of its class
 * @param variable the variable that holds it in the author's source; empty if there is none
 * @param file the source file that created it; empty if it is unknown
 * @param line the line in the file, or 0 if it is unknown
 * @param groups the numbers of the groups that contain it, from the inside
 * @param originals the numbers of the objects that it or one of these groups was copied from
 * @param text its text, its TeX source, or its number when the fault is visible; for a group of
 *     glyphs, the part of the source that they show; empty for other objects
 * @param box the box around it when the fault is first visible, or at the end of the play if the
 *     fault began during it; empty if it is not visible
 */
public record FoundObject(
    int id,
    String type,
    String variable,
    String file,
    int line,
    List<Integer> groups,
    List<Integer> originals,
    String text,
    Optional<FrameBox> box) {

  /**
   * A box in frame coordinates: units from the middle of the frame, which do not depend on the
   * camera.
   */
  public record FrameBox(double left, double bottom, double right, double top) {}

  public FoundObject {
    groups = List.copyOf(groups);
    originals = List.copyOf(originals);
  }

  /** Creates an object that was never on the stage. */
  public static FoundObject unseen(CreationSite site, String variable) {
    return new FoundObject(
        site.number(),
        "",
        variable,
        site.file(),
        site.line(),
        List.of(),
        List.of(),
        "",
        Optional.empty());
  }

  /** Creates an object with the groups around it, from the inside. */
  public static FoundObject of(List<Mobject<?>> path, String variable, Optional<FrameBox> box) {
    Mobject<?> m = path.get(0);
    Optional<CreationSite> site = m.creationSite();
    return new FoundObject(
        site.map(CreationSite::number).orElse(-1),
        m.getClass().getSimpleName(),
        variable,
        site.map(CreationSite::file).orElse(""),
        site.map(CreationSite::line).orElse(0),
        path.stream()
            .skip(1)
            .flatMap(group -> group.creationSite().stream())
            .map(CreationSite::number)
            .toList(),
        path.stream()
            .flatMap(member -> member.creationSite().stream())
            .flatMap(member -> Creations.originals(member.number()).stream())
            .toList(),
        StringMobject.sourceOf(m),
        box);
  }

  /** Returns the object with another text. */
  public FoundObject withText(String shown) {
    return new FoundObject(id, type, variable, file, line, groups, originals, shown, box);
  }

  /** Returns the numbers of the object and of the groups that contain it. */
  public List<Integer> numbers() {
    List<Integer> numbers = new ArrayList<>(groups);
    numbers.add(0, id);
    return numbers;
  }

  /** Returns the numbers of the object, of the groups that contain it, and of their originals. */
  public List<Integer> allowedNumbers() {
    List<Integer> numbers = numbers();
    numbers.addAll(originals);
    return numbers;
  }

  /**
   * Returns a text that distinguishes the object from others in a summary: its variable, or its
   * line.
   */
  public String place() {
    return variable.isEmpty() ? file + ":" + line + (line == 0 ? text : "") : variable;
  }
}
