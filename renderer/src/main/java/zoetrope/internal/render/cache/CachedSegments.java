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
 * Reads and writes the segments of one video in a store that earlier videos have filled. If a
 * segment cannot be read, it is drawn. If it cannot be stored, the video continues without storing
 * it. Thread-safe.
 */
public final class CachedSegments<T> {
  private final SegmentStore store;
  private final SegmentForm<T> form;
  private final List<String> facts;
  private final boolean checked;
  private final CacheTally tally;

  /**
   * The number of bytes that this video may still add to the store. Segments that are read reduce
   * it, too.
   */
  private final AtomicLong room;

  /**
   * Creates a view of the segments that are encoded with the same settings.
   *
   * @param form converts segments to bytes and back
   * @param facts everything that the bytes depend on besides the frames: settings, versions
   * @param maxBytes when this video has read and added this many bytes, it adds no more segments
   * @param checked whether all segments are drawn and compared with the stored ones
   */
  public CachedSegments(
      SegmentStore store,
      SegmentForm<T> form,
      List<String> facts,
      long maxBytes,
      boolean checked,
      CacheTally tally) {
    this.store = store;
    this.form = form;
    this.facts = List.copyOf(facts);
    this.checked = checked;
    this.tally = tally;
    this.room = new AtomicLong(maxBytes);
  }

  /**
   * Returns whether the store seems to contain a segment for the frames with this hash. Reading it
   * may still fail. Returns false if all segments are drawn.
   */
  public boolean has(String hash) {
    try {
      return !checked && store.has(key(hash));
    } catch (IOException e) {
      return false;
    }
  }

  /** Returns the segment of the frames with this hash; empty if it must be drawn. */
  public Optional<T> find(String hash) {
    if (checked) {
      return Optional.empty();
    }
    Optional<byte[]> entry = read(key(hash));
    try {
      Optional<T> segment =
          entry.isEmpty()
              ? Optional.empty()
              : Optional.of(form.read(new ByteArrayInputStream(entry.get())));
      entry.ifPresent(this::taken);
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
   * Stores a drawn segment.
   *
   * @param hash the hash of the segment's frames
   * @param place the segment's position in the scene, for the message of an exception
   * @throws FalseEntryException if segments are compared, and the stored segment for these frames
   *     differs from the drawn one
   */
  public void keep(String hash, T segment, String place) {
    String key = key(hash);
    byte[] drawn = bytes(segment);
    Optional<byte[]> entry = checked ? read(key) : Optional.empty();
    if (entry.isPresent()) {
      tally.hit(drawn.length);
      if (!Arrays.equals(entry.get(), drawn)) {
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
      tally.stored();
    } catch (IOException e) {
      // The disk may be full, or the folder may be gone. The report at the end shows this error.
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
