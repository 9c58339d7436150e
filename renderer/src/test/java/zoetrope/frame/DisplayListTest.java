package zoetrope.frame;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import zoetrope.geometry.Affine;

class DisplayListTest {
  private static final RasterImage IMAGE = new RasterImage(1, 1, new int[] {-1});

  private final Random random = new Random(7);

  private static Item item() {
    return new Item.Image(IMAGE, Affine.IDENTITY, 1, 0, Resampling.BILINEAR);
  }

  /**
   * Builds a display list from single items and from display lists in {@code known}. Adds the
   * items, one by one, to {@code plain}.
   */
  private DisplayList mixed(List<DisplayList> known, List<Item> plain) {
    var builder = new DisplayList.Builder();
    for (int k = random.nextInt(8); k > 0; k--) {
      if (random.nextBoolean() && !known.isEmpty()) {
        DisplayList piece = known.get(random.nextInt(known.size()));
        builder.addAll(piece);
        plain.addAll(piece);
      } else {
        for (int n = random.nextInt(150); n > 0; n--) {
          Item item = item();
          builder.add(item);
          plain.add(item);
        }
      }
      assertEquals(plain.size(), builder.size());
      if (random.nextInt(3) == 0) {
        int start = random.nextInt(plain.size() + 1);
        remember(known, assertSameItems(plain.subList(start, plain.size()), builder.since(start)));
      }
    }
    return assertSameItems(plain, builder.build());
  }

  private static void remember(List<DisplayList> known, DisplayList list) {
    if (list.size() < 500) {
      known.add(list);
    }
    if (known.size() > 12) {
      known.remove(0);
    }
  }

  private static DisplayList assertSameItems(List<Item> expected, DisplayList list) {
    assertEquals(expected.size(), list.size());
    for (int i = 0; i < expected.size(); i++) {
      assertSame(expected.get(i), list.get(i));
    }
    return list;
  }

  @Test
  void listsOfSharedChunksHoldTheItemsInOrder() {
    List<DisplayList> known = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      List<Item> plain = new ArrayList<>();
      DisplayList list = mixed(known, plain);
      for (int k = 0; k < Math.min(100, plain.size()); k++) {
        int at = random.nextInt(plain.size());
        assertSame(plain.get(at), list.get(at));
      }
      remember(known, list);
    }
  }

  @Test
  void chunksGiveTheSameDifferencesAsItems() {
    List<DisplayList> known = new ArrayList<>();
    for (int i = 0; i < 300; i++) {
      DisplayList a = mixed(known, new ArrayList<>());
      DisplayList b = random.nextInt(4) == 0 ? a : mixed(known, new ArrayList<>());
      remember(known, a);
      int from = random.nextInt(3) * random.nextInt(40);
      int first = from;
      while (first < Math.min(a.size(), b.size()) && a.get(first) == b.get(first)) {
        first++;
      }
      assertEquals(first, DisplayList.firstDifference(a, b, from));
      assertEquals(first, DisplayList.firstDifference(new ArrayList<>(a), b, from));
      int maxLength = random.nextInt(Math.min(a.size(), b.size()) + 1);
      int tail = 0;
      while (tail < maxLength && a.get(a.size() - 1 - tail) == b.get(b.size() - 1 - tail)) {
        tail++;
      }
      assertEquals(tail, DisplayList.commonSuffix(a, b, maxLength));
      assertEquals(tail, DisplayList.commonSuffix(a, new ArrayList<>(b), maxLength));
      assertEquals(
          a.size() == b.size() && tail == maxLength && isPrefix(a, b), DisplayList.same(a, b));
    }
  }

  private static boolean isPrefix(DisplayList a, DisplayList b) {
    for (int i = 0; i < Math.min(a.size(), b.size()); i++) {
      if (a.get(i) != b.get(i)) {
        return false;
      }
    }
    return true;
  }

  @Test
  void aLaterSplitDoesNotChangeAList() {
    var builder = new DisplayList.Builder();
    List<Item> plain = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      plain.add(item());
      builder.add(plain.get(i));
    }
    DisplayList before = builder.build();
    assertSameItems(plain.subList(30, 100), builder.since(30));
    builder.add(item());
    assertSameItems(plain, before);
  }

  @Test
  void aListIsNotCopiedAgainAndCannotBeChanged() {
    DisplayList list = DisplayList.copyOf(List.of(item(), item()));
    assertSame(list, DisplayList.copyOf(list));
    assertThrows(UnsupportedOperationException.class, () -> list.remove(0));
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(2));
    assertThrows(IndexOutOfBoundsException.class, () -> list.get(-1));
    assertThrows(IndexOutOfBoundsException.class, () -> DisplayList.EMPTY.get(0));
    var one = new ArrayList<Item>();
    one.add(null);
    assertThrows(NullPointerException.class, () -> DisplayList.copyOf(one));
  }

  @Test
  void equalItemsWithOtherReferencesAreADifference() {
    List<Item> a = List.of(item());
    List<Item> b = List.of(item());
    assertEquals(DisplayList.copyOf(a), DisplayList.copyOf(b));
    assertFalse(DisplayList.same(a, b));
    assertTrue(DisplayList.same(a, DisplayList.copyOf(a)));
  }
}
