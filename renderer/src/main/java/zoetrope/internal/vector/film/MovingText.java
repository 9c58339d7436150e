package zoetrope.internal.vector.film;

import java.util.ArrayList;
import java.util.List;

/**
 * A line of text with its place in time. Between two stored places, each number changes evenly.
 * Lines are ordered by the time of their first frames.
 */
final class MovingText implements Comparable<MovingText> {
  /**
   * The maximum difference of a place from its real value, in units of the film, or as an angle.
   */
  private static final int TOLERANCE = 100;

  /** The maximum number of places that one even movement replaces. */
  private static final int MAX_OPEN = 64;

  private final String text;
  private final int number;
  private final List<Place> places = new ArrayList<>();

  /** The places after the last stored one that an even movement may replace. */
  private final List<Place> open = new ArrayList<>();

  private long end;

  /** The numbers of a place: x, y, length, size and angle. */
  private record Place(long frame, int[] numbers) {}

  /**
   * Creates a line.
   *
   * @param number the number of the line, in the order of their beginnings
   */
  MovingText(String text, int number) {
    this.text = text;
    this.number = number;
  }

  void add(long frame, int[] numbers) {
    Place next = new Place(frame, numbers);
    if (places.isEmpty()) {
      places.add(next);
      return;
    }
    Place last = places.get(places.size() - 1);
    if (open.size() == MAX_OPEN || !open.stream().allMatch(place -> isBetween(last, place, next))) {
      places.add(open.get(open.size() - 1));
      open.clear();
    }
    open.add(next);
  }

  private static boolean isBetween(Place from, Place place, Place to) {
    double part = (double) (place.frame - from.frame) / (to.frame - from.frame);
    for (int i = 0; i < place.numbers.length; i++) {
      double even = from.numbers[i] + part * (to.numbers[i] - from.numbers[i]);
      if (Math.abs(even - place.numbers[i]) > TOLERANCE) {
        return false;
      }
    }
    return true;
  }

  /** Ends the line before a frame. */
  void end(long frame) {
    end = frame;
    if (!open.isEmpty()) {
      places.add(open.get(open.size() - 1));
      open.clear();
    }
  }

  private long start() {
    return places.get(0).frame;
  }

  /** Returns the number of frames that show the line. */
  long frames() {
    return end - start();
  }

  boolean isShownIn(long from, long to) {
    return start() < to && end > from;
  }

  /**
   * Returns the text, the frame after its last, and for each place the frame and the numbers, as
   * differences from the previous place. Frames are counted from {@code from}.
   */
  List<Object> values(long from, long to) {
    List<Object> values = new ArrayList<>();
    values.add(text);
    values.add(Math.min(end, to) - from);
    long frame = from;
    int[] before = new int[places.get(0).numbers.length];
    for (Place place : places) {
      values.add(place.frame - frame);
      for (int i = 0; i < before.length; i++) {
        values.add(place.numbers[i] - before[i]);
      }
      frame = place.frame;
      before = place.numbers;
    }
    return values;
  }

  @Override
  public int compareTo(MovingText other) {
    int byTime = Long.compare(start(), other.start());
    return byTime != 0 ? byTime : Integer.compare(number, other.number);
  }
}
