package zoetrope.farm;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Counts the segments, frames and bytes that each executor has made. Thread-safe. */
final class FarmTally {
  private final String master;
  private final Map<String, Place> places = new TreeMap<>();
  private long tasks;
  private long found;
  private long damaged;

  private static final class Place {
    private long segments;
    private long frames;
    private long nanos;
    private long bytes;
  }

  FarmTally(String master) {
    this.master = master;
  }

  synchronized void add(SegmentTask.Made[] batch) {
    tasks++;
    for (SegmentTask.Made made : batch) {
      add(made);
    }
  }

  private void add(SegmentTask.Made made) {
    Place place = places.computeIfAbsent(made.host() + " " + made.executor(), key -> new Place());
    place.segments++;
    place.frames += made.frames();
    place.nanos += made.nanos();
    place.bytes += made.segment().size();
    found += made.segment().found() ? 1 : 0;
    damaged += made.segment().damaged();
  }

  synchronized Map<String, Object> usage() {
    List<Map<String, Object>> workers = new ArrayList<>();
    long segments = 0;
    for (Map.Entry<String, Place> entry : places.entrySet()) {
      String[] name = entry.getKey().split(" ", 2);
      Place place = entry.getValue();
      Map<String, Object> worker = new LinkedHashMap<>();
      worker.put("host", name[0]);
      worker.put("executor", name[1]);
      worker.put("segments", place.segments);
      worker.put("frames", place.frames);
      worker.put("bytes", place.bytes);
      worker.put("seconds", Math.rint(place.nanos / 1e6) / 1e3);
      workers.add(worker);
      segments += place.segments;
    }
    Map<String, Object> usage = new LinkedHashMap<>();
    usage.put("master", master);
    usage.put("segments", segments);
    usage.put("tasks", tasks);
    usage.put("found", found);
    usage.put("damaged", damaged);
    usage.put("workers", workers);
    return usage;
  }
}
