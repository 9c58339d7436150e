package zoetrope.mobject;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import zoetrope.mobject.shapes.Dot;

class ParentsTest {
  private static List<Mobject<?>> parentsOf(Mobject<?> child) {
    List<Mobject<?>> parents = new ArrayList<>();
    child.forEachParent(parents::add);
    return parents;
  }

  @Test
  void aChildKnowsItsParentsUntilItIsRemoved() {
    Dot dot = new Dot();
    Group<Dot> first = new Group<>(dot);
    Group<Dot> second = new Group<>(dot);
    assertEquals(List.of(first, second), parentsOf(dot));
    first.remove(dot);
    assertEquals(List.of(second), parentsOf(dot));
    second.remove(dot);
    assertEquals(List.of(), parentsOf(dot));
  }

  @Test
  void aCopyHasNoParents() {
    Group<Dot> group = new Group<>(new Dot());
    assertEquals(List.of(), parentsOf(group.get(0).copy()));
    Group<Dot> copy = group.copy();
    assertEquals(List.of(copy), parentsOf(copy.get(0)));
  }

  @Test
  @Timeout(60)
  void unreferencedGroupsAreForgotten() throws InterruptedException {
    Dot dot = new Dot();
    WeakReference<Group<Dot>> forgotten = new WeakReference<>(new Group<>(dot));
    for (int i = 0; i < 100 && forgotten.get() != null; i++) {
      System.gc();
      Thread.sleep(20);
    }
    assertNull(forgotten.get());
    for (int i = 0; i < 8; i++) {
      new Group<>(dot);
    }
    Group<Dot> held = new Group<>(dot);
    assertTrue(parentsOf(dot).contains(held));
  }
}
