package zoetrope.internal.raster.depth;

import java.util.ArrayList;
import java.util.List;
import zoetrope.frame.Item;

/** The projected members of a depth group, in pixels, and all of their parts. */
public record DepthMembers(List<Member> members, DepthList list) {
  /**
   * A member.
   *
   * @param lift how much nearer to the eye the member is treated, in scene units
   * @param inSheet whether the member shares a plane with other members, as in a flat surface
   * @param parts the member's projected faces and fills
   */
  public record Member(Item item, double lift, boolean inSheet, List<DepthPart> parts) {}

  /** Creates the members of a group; at equal depths, the later member is in front. */
  public static DepthMembers of(List<Member> members) {
    List<DepthPart> all = new ArrayList<>();
    members.forEach(m -> all.addAll(m.parts()));
    return new DepthMembers(members, new DepthList(withoutHiddenCovers(all)));
  }

  /** Removes parts that cover the whole canvas if another such part is in front of them. */
  private static List<DepthPart> withoutHiddenCovers(List<DepthPart> parts) {
    DepthFaces front = null;
    for (DepthPart part : parts) {
      if (part instanceof DepthFaces faces
          && faces.coversCanvas
          && (front == null || faces.nearestDepth(0) >= front.nearestDepth(0))) {
        front = faces;
      }
    }
    if (front == null) {
      return parts;
    }
    DepthFaces frontmost = front;
    return parts.stream()
        .filter(p -> p == frontmost || !(p instanceof DepthFaces faces && faces.coversCanvas))
        .toList();
  }

  /** Returns the memory used, in array elements. */
  public int size() {
    return 32 + list.memory() + list.parts().stream().mapToInt(part -> 16 + part.size()).sum();
  }
}
