package zoetrope.internal.render.cache;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import zoetrope.internal.files.ContentKey;
import zoetrope.internal.video.segment.SegmentForm;

/**
 * The segments of one film in a store, which films before it have left there. What cannot be read
 * or kept costs no film: it is drawn anew. For any number of threads.
 *
 * @param <T> a segment
 */
public final class CachedSegments<T> {
  private final SegmentStore store;
  private final SegmentForm<T> form;
  private final List<String> facts;
  private final boolean checked;
  private final CacheTally tally;

  /** How many bytes this film may still take and leave. */
  private final AtomicLong room;

  /**
   * Segments that are coded in one way.
   *
   * @param form how they are kept
   * @param facts all that their bytes depend on beside the frames: settings, versions
   * @param most how many bytes of this film are kept
   * @param checked whether all are drawn nevertheless, and compared with what is kept
   * @param tally counts what comes of it
   */
  public CachedSegments(
      SegmentStore store,
      SegmentForm<T> form,
      List<String> facts,
      long most,
      boolean checked,
      CacheTally tally) {
    this.store = store;
    this.form = form;
    this.facts = List.copyOf(facts);
    this.checked = checked;
    this.tally = tally;
    this.room = new AtomicLong(most);
  }

  /** Whether there seems to be a segment of the frames that have this hash, which can be taken. */
  public boolean has(String hash) {
    try {
      return !checked && store.has(key(hash));
    } catch (IOException e) {
      return false;
    }
  }

  /** The segment of the frames that have this hash; empty when it has to be drawn. */
  public Optional<T> find(String hash) {
    if (checked) {
      return Optional.empty();
    }
    Optional<byte[]> kept = read(key(hash));
    try {
      Optional<T> segment =
          kept.isEmpty()
              ? Optional.empty()
              : Optional.of(form.read(new ByteArrayInputStream(kept.get())));
      kept.ifPresent(this::taken);
      return segment;
    } catch (IOException e) {
      tally.damaged();
      return Optional.empty();
    }
  }

  private void taken(byte[] entry) {
    tally.hit(entry.length);
    room.addAndGet(-entry.length);
  }

  /**
   * Keeps a segment that was drawn.
   *
   * @param hash of its frames
   * @param place where it is in the scene, for the message
   * @throws FalseEntryException when another one is kept for the same frames, and that is checked
   */
  public void keep(String hash, T segment, String place) {
    String key = key(hash);
    byte[] drawn = bytes(segment);
    Optional<byte[]> kept = checked ? read(key) : Optional.empty();
    if (kept.isPresent()) {
      tally.hit(drawn.length);
      if (!Arrays.equals(kept.get(), drawn)) {
        throw new FalseEntryException(place, key);
      }
      return;
    }
    tally.miss();
    if (room.addAndGet(-drawn.length) < 0) {
      return;
    }
    try {
      store.write(key, drawn);
      tally.kept();
    } catch (IOException e) {
      // There is no room, or the folder is gone: the report tells why.
      tally.failed(e);
    }
  }

  private Optional<byte[]> read(String key) {
    try {
      return store.read(key);
    } catch (DamagedEntryException e) {
      tally.damaged();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** How many frames of the film a segment covers. */
  public long frames(T segment) {
    return form.frames(segment);
  }

  private String key(String hash) {
    List<String> all = new ArrayList<>(facts);
    all.add(hash);
    return ContentKey.of(all);
  }

  private byte[] bytes(T segment) {
    try {
      ByteArrayOutputStream out = new ByteArrayOutputStream();
      form.write(segment, out);
      return out.toByteArray();
    } catch (IOException e) {
      throw new UncheckedIOException("memory cannot be written to", e);
    }
  }
}
